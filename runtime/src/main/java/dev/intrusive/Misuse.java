package dev.intrusive;

import dev.intrusive.internal.Naming;
import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The exceptions of the lists: each names the element, the list and the rule. */
final class Misuse {

  private Misuse() {}

  static IllegalStateException alreadyLinked(
      Object element, IntrusiveList<?> target, IntrusiveList<?> holder) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be added to "
            + nameOf(target)
            + " because it is already linked in "
            + (holder == target ? "it" : nameOf(holder))
            + "; an element is in at most one list per link: unlink it first, or use a move"
            + " operation");
  }

  static IllegalStateException copied(Object element, IntrusiveList<?> target) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be linked into "
            + nameOf(target)
            + " because its link for "
            + target.listName()
            + " belongs to another object, of which it is a shallow copy (clone() or the like);"
            + " give the copy a link of its own");
  }

  static IllegalArgumentException notHere(Object anchor, IntrusiveList<?> list) {
    return new IllegalArgumentException(
        nameOf(anchor)
            + " is not in "
            + nameOf(list)
            + "; an element that names a position must be in the list");
  }

  static IllegalStateException notLinked(Object element, IntrusiveList<?> list) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot change places with an element of "
            + nameOf(list)
            + " because it is in no list of this link; link it first, or replace the element by it");
  }

  static IllegalArgumentException otherLink(IntrusiveList<?> other, IntrusiveList<?> list) {
    return new IllegalArgumentException(
        nameOf(other)
            + " is of another link than "
            + nameOf(list)
            + "; elements can change only between lists of one link");
  }

  static IllegalArgumentException notARange(Object from, Object to, IntrusiveList<?> list) {
    return new IllegalArgumentException(
        nameOf(to)
            + " comes before "
            + nameOf(from)
            + " in "
            + nameOf(list)
            + "; name the first element of the range first");
  }

  static ConcurrentModificationException changedByCallback(IntrusiveList<?> list) {
    return new ConcurrentModificationException(
        nameOf(list)
            + " was changed by the function that it called; change it in forEach or drain, which"
            + " allow that, or afterwards");
  }

  static NoSuchElementException exhausted(IntrusiveList<?> list) {
    return new NoSuchElementException("no further element in " + nameOf(list));
  }

  static ConcurrentModificationException changedDuringIteration(IntrusiveList<?> list) {
    return new ConcurrentModificationException(
        nameOf(list)
            + " was changed in a way that this iterator cannot follow: an element was added or"
            + " moved, or both the last element returned and the one after it left; forEach"
            + " follows every change");
  }

  static IllegalStateException nothingToRemove(IntrusiveList<?> list) {
    return new IllegalStateException(
        "no element of "
            + nameOf(list)
            + " to remove: next() has not been called, or the element has already left");
  }

  static IllegalStateException broken(IntrusiveList<?> list, String what) {
    return new IllegalStateException(nameOf(list) + " is broken: " + what);
  }

  static String nameOf(@Nullable Object element) {
    return Naming.nameOf(element);
  }

  static String nameOf(IntrusiveList<?> list) {
    return list.listName() + " (" + identify(list) + ")";
  }

  static String identify(Object object) {
    return Naming.identify(object);
  }
}
