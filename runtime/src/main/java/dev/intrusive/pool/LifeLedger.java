package dev.intrusive.pool;

import org.jspecify.annotations.Nullable;

/** Records in debug mode where the object of each slot was last emplaced and released. */
final class LifeLedger {

  private final @Nullable LifeRecord[] emplaced;
  private final @Nullable LifeRecord[] released;

  LifeLedger(int capacity) {
    emplaced = new LifeRecord[capacity];
    released = new LifeRecord[capacity];
  }

  /** Notes that a life is about to begin; the end of the previous one is no longer of interest. */
  synchronized void emplaced(int slot) {
    released[slot] = null;
    emplaced[slot] = new LifeRecord("emplaced");
  }

  synchronized void released(int slot) {
    released[slot] = new LifeRecord("released");
  }

  /** Returns where the object of a slot was last emplaced, null if it never was. */
  synchronized @Nullable LifeRecord emplacement(int slot) {
    return emplaced[slot];
  }

  /** Adds what is known of a slot to the report of a misuse. */
  synchronized IllegalStateException explain(String misuse, int slot, Class<?> pool) {
    LifeRecord birth = emplaced[slot];
    LifeRecord death = released[slot];
    StringBuilder text = new StringBuilder(misuse);
    if (birth != null) {
      text.append("; ").append(birth.inOneLine(pool));
    }
    if (death != null) {
      text.append("; ").append(death.inOneLine(pool));
    }
    IllegalStateException report = new IllegalStateException(text.toString());
    if (birth != null) {
      report.addSuppressed(birth);
    }
    if (death != null) {
      report.addSuppressed(death);
    }
    return report;
  }
}
