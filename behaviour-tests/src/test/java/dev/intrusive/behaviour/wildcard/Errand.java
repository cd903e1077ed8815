package dev.intrusive.behaviour.wildcard;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** A generic host with a bound, whose lists take elements of all type arguments. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Errand<V extends Comparable<V>> implements Cloneable {

  final int id;
  final V result;

  @IntrusiveLink("tray")
  final Link<Errand<?>> trayLink = new Link<>();

  @IntrusiveLink("line")
  @Nullable Errand<V> linePrevious;

  @IntrusiveLink("line")
  @Nullable Errand<V> lineNext;

  @IntrusiveLink(value = "line", wildcard = true)
  @Nullable ErrandLine line;

  @IntrusiveLink(value = "stack", wildcard = true)
  int stackIndex;

  @IntrusiveLink("stack")
  @Nullable ErrandStack stack;

  Errand(int id, V result) {
    this.id = id;
    this.result = result;
  }

  /** Makes errands of two types in turn. */
  static Errand<?> create(int id) {
    return id % 2 == 0 ? new Errand<>(id, id) : new Errand<>(id, "result " + id);
  }

  Errand<?> copy() {
    try {
      return (Errand<?>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "errand " + id;
  }
}
