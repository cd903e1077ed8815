package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/** The twin of a generated list of the node layout. */
public final class PlainNodeHostRing extends PlainNodeList<PlainNodeHost> {

  public void addLast(PlainNodeHost element) {
    linkLast(element, element.ringLink);
  }

  public boolean contains(@Nullable Object object) {
    if (!(object instanceof PlainNodeHost element)) {
      return false;
    }
    return holds(element, element.ringLink);
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainNodeHost element)) {
      return false;
    }
    return unlink(element, element.ringLink);
  }

  public @Nullable PlainNodeHost next(PlainNodeHost element) {
    return next(element, element.ringLink);
  }

  public void moveToLast(PlainNodeHost element) {
    relinkLast(element, element.ringLink);
  }
}
