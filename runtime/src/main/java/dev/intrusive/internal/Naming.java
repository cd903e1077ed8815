package dev.intrusive.internal;

import org.jspecify.annotations.Nullable;

/** How objects are named in messages. */
public final class Naming {

  private static final int LONGEST_NAME = 120;

  private Naming() {}

  /**
   * Names an object by its own toString, cut short, or by its identity if that fails.
   *
   * @param object any object
   * @return a name that is never null
   */
  public static String nameOf(@Nullable Object object) {
    if (object == null) {
      return "null";
    }
    try {
      String name = String.valueOf(object.toString());
      return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...";
    } catch (Throwable e) {
      // The report of a misuse must not be lost to a toString that needs a healthy element.
      return identify(object);
    }
  }

  /**
   * Counts things.
   *
   * @param count how many
   * @param thing what one of them is called, a noun with the plural in s
   * @return the number with the noun, {@code 1 element} or {@code 2 elements}
   */
  public static String count(long count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }

  /**
   * Names an object by its class and identity, without a call of its methods.
   *
   * @param object any object
   * @return a name such as {@code Orc@1b28cdfa}
   */
  public static String identify(Object object) {
    return object.getClass().getSimpleName()
        + "@"
        + Integer.toHexString(System.identityHashCode(object));
  }
}
