package dev.intrusive.pool;

/** Where and by which thread a life began or ended; a throwable for its stack trace only. */
final class LifeRecord extends Throwable {

  private static final long serialVersionUID = 1L;

  LifeRecord(String event) {
    super(event + " by thread " + Thread.currentThread().getName());
  }

  /** Says what happened and in which line of the user's code. */
  String inOneLine(Class<?> pool) {
    for (StackTraceElement frame : getStackTrace()) {
      String name = frame.getClassName();
      boolean inside =
          name.startsWith(LifeRecord.class.getPackage().getName() + '.')
              || name.equals(pool.getName());
      if (!inside) {
        return getMessage() + " at " + frame;
      }
    }
    return String.valueOf(getMessage());
  }
}
