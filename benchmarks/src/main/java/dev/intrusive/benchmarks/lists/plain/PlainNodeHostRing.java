package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/** A list of a single class of the node layout, written by hand. */
public final class PlainNodeHostRing extends PlainNodeList<PlainNodeHost> {

  public void addLast(PlainNodeHost element) {
    addLast(element, element.ringLink);
  }

  public boolean contains(@Nullable Object object) {
    if (!(object instanceof PlainNodeHost element)) {
      return false;
    }
    return contains(element, element.ringLink);
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainNodeHost element)) {
      return false;
    }
    return remove(element, element.ringLink);
  }

  public @Nullable PlainNodeHost next(PlainNodeHost element) {
    return next(element, element.ringLink);
  }

  public void moveToLast(PlainNodeHost element) {
    moveToLast(element, element.ringLink);
  }
}
