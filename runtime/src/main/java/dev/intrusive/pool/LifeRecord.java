package dev.intrusive.pool;

import java.util.Arrays;
import java.util.List;

/** Where and by which thread a life began or ended; a throwable for its stack trace only. */
final class LifeRecord extends Throwable {

  private static final long serialVersionUID = 1L;

  /** What lies between the user's call and this record, besides a generated pool. */
  private static final List<String> INSIDE =
      Arrays.asList(
          LifeRecord.class.getName(),
          LifeLedger.class.getName(),
          ObjectPool.class.getName(),
          "dev.intrusive.pool.SharedPool"); // by name, since other pools do without the class

  LifeRecord(String event) {
    super(event + " by thread " + Thread.currentThread().getName());
  }

  /** Describes what happened and in which line of the code that uses the pool. */
  String inOneLine(Class<?> pool) {
    for (StackTraceElement frame : getStackTrace()) {
      String name = frame.getClassName();
      if (!INSIDE.contains(name) && !name.equals(pool.getName())) {
        return getMessage() + " at " + frame;
      }
    }
    return String.valueOf(getMessage());
  }
}
