package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The book of a pool in debug mode: for each slot, where it was last emplaced and released. */
final class LifeLedger {

  private final AtomicReferenceArray<@Nullable LifeRecord> emplaced;
  private final AtomicReferenceArray<@Nullable LifeRecord> released;

  LifeLedger(int capacity) {
    emplaced = new AtomicReferenceArray<>(capacity);
    released = new AtomicReferenceArray<>(capacity);
  }

  /** Notes that a life is about to begin; the end of the last one is no longer of interest. */
  void emplaced(int slot) {
    released.set(slot, null);
    emplaced.set(slot, new LifeRecord("emplaced"));
  }

  void released(int slot) {
    released.set(slot, new LifeRecord("released"));
  }

  /** Adds what is known of a slot to the report of a misuse. */
  IllegalStateException explain(String misuse, int slot, Class<?> pool) {
    LifeRecord birth = emplaced.get(slot);
    LifeRecord death = released.get(slot);
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
