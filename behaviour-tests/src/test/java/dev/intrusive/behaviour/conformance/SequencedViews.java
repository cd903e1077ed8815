package dev.intrusive.behaviour.conformance;

import java.lang.reflect.Method;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** What {@link Deque} has from Java 21 on, for tests that are compiled for an earlier one. */
final class SequencedViews {

  private static final @Nullable Method REVERSED = find();

  private SequencedViews() {}

  private static @Nullable Method find() {
    try {
      return Deque.class.getMethod("reversed");
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  /** Calls {@code Deque.reversed()}; null before Java 21. */
  @SuppressWarnings("unchecked") // the method returns a deque of the same elements
  static <E> @Nullable Deque<E> reversedByPlatform(Deque<E> deque) {
    Method reversed = REVERSED;
    if (reversed == null) {
      return null;
    }
    try {
      return (Deque<E>) reversed.invoke(deque);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
