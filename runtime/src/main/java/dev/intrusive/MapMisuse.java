package dev.intrusive;

import static dev.intrusive.Misuse.nameOf;

import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The exceptions of the maps: each names the element, the map and the rule. */
final class MapMisuse {

  private MapMisuse() {}

  static IllegalStateException alreadyLinked(
      Object element, IntrusiveMap<?> target, IntrusiveMap<?> holder) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be added to "
            + Misuse.shown(target)
            + " because it is already linked in "
            + (holder == target ? "it" : Misuse.shown(holder))
            + "; an element is in at most one map per link: remove it first");
  }

  static IllegalStateException copied(Object element, IntrusiveMap<?> target) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be linked into "
            + nameOf(target)
            + " because its fields for "
            + target.linkName()
            + " are those of another object, of which it is a shallow copy (clone() or the like);"
            + " reset these fields in the copy, or make a new object");
  }

  static IllegalArgumentException otherKey(
      Object element, Object wanted, @Nullable Object actual, IntrusiveMap<?> map) {
    return new IllegalArgumentException(
        nameOf(element)
            + " was made for the key "
            + nameOf(wanted)
            + " of "
            + nameOf(map)
            + " but has the key "
            + nameOf(actual)
            + "; the function must return an element with the key that it was given");
  }

  static IllegalArgumentException negativeSize(int expectedSize) {
    return new IllegalArgumentException(
        "the expected size is " + expectedSize + "; it must not be negative");
  }

  static ConcurrentModificationException changedByCallback(IntrusiveMap<?> map) {
    return new ConcurrentModificationException(
        nameOf(map)
            + " was changed by the function or the key that it called; change it in forEach or"
            + " drain, which allow that, or afterwards");
  }

  static ConcurrentModificationException changedDuringIteration(IntrusiveMap<?> map) {
    return new ConcurrentModificationException(
        nameOf(map)
            + " was changed in a way that this iterator cannot follow: an element was added, or"
            + " both the last element returned and the one after it left; use forEach, which"
            + " follows every change, or change the map after the loop");
  }

  static NoSuchElementException exhausted(IntrusiveMap<?> map) {
    return new NoSuchElementException("no further element in " + nameOf(map));
  }

  static IllegalStateException nothingToRemove(IntrusiveMap<?> map) {
    return new IllegalStateException(
        "no element of "
            + nameOf(map)
            + " to remove: next() has not been called, or the element has already left");
  }

  static IllegalStateException keyChanged(
      Object element, @Nullable Object key, IntrusiveMap<?> map) {
    return new IllegalStateException(
        "the key of "
            + nameOf(element)
            + ", now "
            + nameOf(key)
            + ", has changed while it was in "
            + nameOf(map)
            + ", so that it cannot be found by it; remove an element before its key changes, and"
            + " add it again");
  }

  static IllegalStateException broken(IntrusiveMap<?> map, String what) {
    return new IllegalStateException(nameOf(map) + " is broken: " + what);
  }
}
