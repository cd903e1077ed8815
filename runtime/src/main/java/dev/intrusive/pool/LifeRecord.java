package dev.intrusive.pool;

import org.jspecify.annotations.Nullable;

/** Where and by which thread a life began or ended; a throwable for its stack trace only. */
final class LifeRecord extends Throwable {

  private static final long serialVersionUID = 1L;

  LifeRecord(String event) {
    super(event + " by thread " + Thread.currentThread().getName());
  }

  /** Describes what happened and in which line of the code that uses the pool. */
  String inOneLine(Class<?> pool) {
    StackTraceElement[] frames = getStackTrace();
    for (int i = 1; i < frames.length; i++) { // the first is that of the ledger
      if (!isPool(frames[i].getClassName(), pool)) {
        return getMessage() + " at " + frames[i];
      }
    }
    return String.valueOf(getMessage());
  }

  private static boolean isPool(String name, Class<?> pool) {
    @Nullable Class<?> type = pool;
    while (type != null && !type.getName().equals(name)) {
      type = type.getSuperclass();
    }
    return type != null;
  }
}
