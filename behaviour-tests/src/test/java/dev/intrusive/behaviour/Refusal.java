package dev.intrusive.behaviour;

import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** What the specification throws in place of an exception, which would cost a stack trace. */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Class<? extends Exception> type;

  Refusal(Class<? extends Exception> type) {
    super(null, null, false, false);
    this.type = type;
  }

  /** The exception that the list must throw. */
  Class<? extends Exception> type() {
    return type;
  }

  /** Returns an element, but refuses null. */
  static <E> E orFail(@Nullable E element) {
    if (element == null) {
      throw new Refusal(NoSuchElementException.class);
    }
    return element;
  }
}
