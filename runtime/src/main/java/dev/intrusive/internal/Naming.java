package dev.intrusive.internal;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** How objects are named in messages; an instance is a name in the making. */
public final class Naming {

  private static final int LONGEST_NAME = 120;
  private static final int MOST_LISTED = 3;

  /** The objects whose toString this thread has called and not returned from. */
  private static final ThreadLocal<@Nullable Naming> CURRENT = new ThreadLocal<>();

  private final Object object;
  private final @Nullable Naming outer;

  /** Whether the toString of the object has called for a name of the object. */
  private boolean isRecursive;

  private Naming(Object object, @Nullable Naming outer) {
    this.object = object;
    this.outer = outer;
  }

  /**
   * Names an object by its own toString, cut short, or by its identity if that fails, or if that
   * calls for this name.
   *
   * @param object any object
   * @return a name that is never null
   */
  public static String nameOf(@Nullable Object object) {
    if (object == null) {
      return "null";
    }
    Naming outer = CURRENT.get();
    for (Naming each = outer; each != null; each = each.outer) {
      if (each.object == object) {
        each.isRecursive = true;
        return identify(object);
      }
    }
    Naming naming = new Naming(object, outer);
    CURRENT.set(naming);
    try {
      String name = String.valueOf(object.toString());
      return naming.isRecursive ? identify(object) : shortened(name);
    } catch (Throwable e) {
      // The report of a misuse must not be lost to a toString that needs a healthy element.
      return identify(object);
    } finally {
      if (outer == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(outer);
      }
    }
  }

  private static String shortened(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...";
  }

  /**
   * Names a collection by its identity and its first elements, which distinguish it from others of
   * its class.
   *
   * @param collection a list, heap or map, which may be broken
   * @return a name such as {@code OrcQueue@1b28cdfa of 5: Grom, Thrall, Durotan, ...}
   */
  public static String preview(Collection<?> collection) {
    String identity = identify(collection);
    try {
      int size = collection.size();
      if (size == 0) {
        return identity + ", empty";
      }
      StringBuilder text = new StringBuilder(identity).append(" of ").append(size).append(": ");
      int listed = 0;
      for (Object element : collection) {
        if (listed == MOST_LISTED) {
          return text.append(", ...").toString();
        }
        text.append(listed == 0 ? "" : ", ").append(nameOf(element));
        listed++;
      }
      return text.toString();
    } catch (Throwable e) {
      return identity; // as above
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
    return count(count, thing, thing + "s");
  }

  /**
   * Counts things.
   *
   * @param count how many
   * @param thing what one of them is called
   * @param things what several are called
   * @return the number with the noun, {@code 1 index} or {@code 2 indexes}
   */
  public static String count(long count, String thing, String things) {
    return count + " " + (count == 1 ? thing : things);
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
