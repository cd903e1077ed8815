package dev.intrusive;

import static dev.intrusive.Misuse.nameOf;

import org.jspecify.annotations.Nullable;

/** The exceptions that only maps have. */
final class MapMisuse {

  private MapMisuse() {}

  static ClassCastException notAnElement(Object object, IntrusiveMap<?> map) {
    return new ClassCastException(
        nameOf(object)
            + " of "
            + object.getClass()
            + " is not an element of "
            + nameOf(map)
            + "; remove and contains take elements: with a key, call removeKey or containsKey");
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

  static IllegalStateException keyChanged(
      Object element, @Nullable Object key, IntrusiveMap<?> map) {
    return new IllegalStateException(
        "the key of "
            + nameOf(element)
            + ", now "
            + nameOf(key)
            + ", has changed while it was in "
            + nameOf(map)
            + ", so look-ups by key miss it; remove an element before its key changes, and add it"
            + " again");
  }
}
