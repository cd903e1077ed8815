package dev.intrusive.behaviour.map;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/** A class that has a host inside. */
final class Depot {

  private Depot() {}

  /** A nested host. */
  @SuppressWarnings("HostCloneable") // that copies are refused is tested
  static class Crate implements Cloneable {

    /** The next of a chain stands before the key, and the map after it. */
    @MapLink("byLabel")
    @Nullable Crate next;

    @IntrusiveKey("byLabel")
    long label;

    @MapLink("byLabel")
    @Nullable Depot_CrateByLabel home;

    Crate(int number) {
      setNumber(number);
    }

    /** Labels with equal low bits. */
    void setNumber(int number) {
      label = labelOf(number);
    }

    static long labelOf(int number) {
      return switch (number) {
        case 0 -> Long.MIN_VALUE;
        case 1 -> Long.MAX_VALUE;
        default -> (long) number << 40;
      };
    }

    Crate copy() {
      try {
        return (Crate) clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String toString() {
      return "crate " + label;
    }
  }
}
