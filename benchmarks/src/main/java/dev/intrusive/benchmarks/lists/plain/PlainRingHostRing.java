package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/** A list of a single class, with a sentinel. */
public final class PlainRingHostRing extends PlainRingList<PlainRingHost> {

  public void addLast(PlainRingHost element) {
    linkLast(element, element.ringLink);
  }

  public boolean contains(@Nullable Object object) {
    if (!(object instanceof PlainRingHost element)) {
      return false;
    }
    return holds(element, element.ringLink);
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainRingHost element)) {
      return false;
    }
    return unlink(element, element.ringLink);
  }

  public @Nullable PlainRingHost next(PlainRingHost element) {
    return next(element, element.ringLink);
  }

  public void moveToLast(PlainRingHost element) {
    relinkLast(element, element.ringLink);
  }
}
