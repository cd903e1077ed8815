package dev.intrusive;

import dev.intrusive.internal.Naming;
import java.util.ConcurrentModificationException;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The exceptions of lists, heaps and maps: each names the element, the structure and the rule. */
final class Misuse {

  private static final String NO_POSITION =
      "an element that names a position must be in the list. In a loop that removes the current"
          + " element, call next before the removal, or use forEach";

  private Misuse() {}

  static IllegalStateException alreadyLinked(
      Object element, TrackedCollection<?> target, TrackedCollection<?> holder) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be added to "
            + shown(target)
            + " because it is already linked in "
            + (holder == target ? "it" : shown(holder))
            + "; an element is in at most one "
            + target.noun()
            + " per link: "
            + target.remedyIfLinked());
  }

  static IllegalStateException copied(Object element, TrackedCollection<?> target) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be linked into "
            + nameOf(target)
            + " because its fields for "
            + target.linkName()
            + " are set though it is in none: it is a shallow copy (clone() or the like), or two objects"
            + " share a Link, so reset the fields in a copy, and give each object a Link of its own; or"
            + " another thread made a change at the same time"
            + DebugMode.HINT);
  }

  static IllegalStateException linkMissing(Object element) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be in a list because its link is null, as in a mock or an object that was"
            + " made without its constructor; initialise the field with new Link<>()");
  }

  static IllegalStateException linkShared(
      Object element, TrackedCollection<?> holder, Class<?> expected) {
    return new IllegalStateException(
        nameOf(element)
            + " is in "
            + shown(holder)
            + ", which is not a "
            + expected.getSimpleName()
            + ": two of its fields share one Link; give each field a link of its own");
  }

  static IllegalArgumentException notHere(Object anchor, TrackedCollection<?> list) {
    return notHere(anchor, list, NO_POSITION);
  }

  static IllegalArgumentException inNone(Object anchor, String link) {
    return new IllegalArgumentException(
        nameOf(anchor) + " is in no list of " + link + "; " + NO_POSITION);
  }

  static IllegalArgumentException notHere(
      Object element, TrackedCollection<?> collection, String rule) {
    return new IllegalArgumentException(
        nameOf(element) + " is not in " + shown(collection) + "; " + rule);
  }

  static IllegalStateException notLinked(Object element, TrackedCollection<?> list) {
    return new IllegalStateException(
        nameOf(element)
            + " cannot be swapped with an element of "
            + nameOf(list)
            + " because it is in no list of this link; link it first, or replace the element by"
            + " it");
  }

  static IllegalArgumentException otherLink(TrackedCollection<?> other, TrackedCollection<?> list) {
    return new IllegalArgumentException(
        nameOf(other)
            + " is of another link than "
            + nameOf(list)
            + "; elements can move only between lists of one link");
  }

  static IllegalArgumentException notARange(Object from, Object to, TrackedCollection<?> list) {
    return new IllegalArgumentException(
        nameOf(to)
            + " comes before "
            + nameOf(from)
            + " in "
            + nameOf(list)
            + "; name the first element of the range first");
  }

  static ConcurrentModificationException changedByCallback(TrackedCollection<?> collection) {
    return new ConcurrentModificationException(
        nameOf(collection)
            + " was changed by a function that it called; change it in forEach or drain, which"
            + " allow that, or afterwards");
  }

  static ConcurrentModificationException twoThreads(
      TrackedCollection<?> collection, Thread other, Thread current) {
    return new ConcurrentModificationException(
        nameOf(collection)
            + " is used by two threads at the same time: thread "
            + other.getName()
            + " changes or iterates it while thread "
            + current.getName()
            + " does; it belongs to one thread at a time: guard it with a lock, or hand it over");
  }

  static IllegalStateException updateForgotten(Object element, TrackedCollection<?> heap) {
    return new IllegalStateException(
        "the key of "
            + nameOf(element)
            + " has changed while it was in "
            + nameOf(heap)
            + ", so its order is wrong; call update after changing the key of an element");
  }

  static NoSuchElementException empty(TrackedCollection<?> collection) {
    return new NoSuchElementException(nameOf(collection) + " is empty");
  }

  static NoSuchElementException exhausted(TrackedCollection<?> collection) {
    return new NoSuchElementException("no further element in " + nameOf(collection));
  }

  static ConcurrentModificationException changedDuringIteration(TrackedCollection<?> collection) {
    return new ConcurrentModificationException(
        nameOf(collection)
            + " was changed in a way that this iterator cannot follow: an element was added or"
            + " moved, or others than the last element returned were removed; use forEach, which"
            + " follows every change, or change the "
            + collection.noun()
            + " after the loop");
  }

  static IllegalStateException nothingToRemove(TrackedCollection<?> collection) {
    return new IllegalStateException(
        "no element of "
            + nameOf(collection)
            + " to remove: next() has not been called, or the element has already left");
  }

  static IllegalStateException broken(TrackedCollection<?> collection, String what) {
    return new IllegalStateException(nameOf(collection) + " is broken: " + what);
  }

  static String nameOf(@Nullable Object element) {
    return Naming.nameOf(element);
  }

  static String nameOf(TrackedCollection<?> collection) {
    return collection.linkName() + " (" + identify(collection) + ")";
  }

  /** Names a collection with its first elements. */
  static String shown(TrackedCollection<?> collection) {
    return collection.linkName() + " (" + Naming.preview(collection) + ")";
  }

  static String listOrNone(@Nullable TrackedCollection<?> list) {
    return list == null ? "no list" : nameOf(list);
  }

  static String identify(Object object) {
    return Naming.identify(object);
  }
}
