package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveList;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What debug mode knows of a collection that has been used before. */
public final class DebugUsage {

  private DebugUsage() {}

  /** Lets other threads see that a thread is in a change of a collection, or null for none. */
  @SuppressWarnings("CollectionUndefinedEquality") // those that are known compare by identity
  public static void setChanging(Collection<?> collection, @Nullable Thread thread) {
    try {
      Map<?, ?> usages = (Map<?, ?>) valueOf(DebugMode.class, "USAGES", null);
      Object usage = Objects.requireNonNull(usages.get(collection));
      Field changing = usage.getClass().getDeclaredField("changing");
      changing.setAccessible(true);
      changing.set(usage, thread);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /**
   * Makes sure that a change or a pass is refused while another thread is in a change of a
   * collection, and returns the message.
   */
  public static String assertRefused(Collection<?> collection, String name, Runnable operation) {
    setChanging(collection, new Thread("other worker"));
    String message =
        String.valueOf(
            assertThrows(ConcurrentModificationException.class, operation::run, name).getMessage());
    setChanging(collection, null);
    assertTrue(message.contains("other worker"), message);
    assertTrue(message.contains(Thread.currentThread().getName()), message);
    return message;
  }

  /** Does what each change of a collection begins with, and changes nothing. */
  public static void enterChange(Collection<?> collection) {
    try {
      Method enter = IntrusiveList.class.getSuperclass().getDeclaredMethod("enterChange");
      enter.setAccessible(true);
      enter.invoke(collection);
    } catch (ReflectiveOperationException e) {
      if (e.getCause() instanceof RuntimeException refusal) {
        throw refusal;
      }
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Object valueOf(Class<?> owner, String name, @Nullable Object object)
      throws ReflectiveOperationException {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return Objects.requireNonNull(field.get(object));
  }

  /** Asserts that a change by another thread during a pass is reported in both threads. */
  public static void assertReportedInBoth(Collection<?> collection, Runnable change) {
    List<String> reports = new ArrayList<>();
    Thread worker =
        new Thread(
            () ->
                reports.add(
                    String.valueOf(
                        assertThrows(ConcurrentModificationException.class, change::run)
                            .getMessage())),
            "intruder");
    ConcurrentModificationException own =
        assertThrows(
            ConcurrentModificationException.class,
            () ->
                collection.forEach(
                    element -> {
                      worker.start();
                      try {
                        worker.join();
                      } catch (InterruptedException e) {
                        throw new AssertionError(e);
                      }
                    }));
    reports.add(String.valueOf(own.getMessage()));
    assertEquals(2, reports.size());
    reports.forEach(DebugUsage::assertNamesBoth);
    collection.forEach(element -> {}); // over, and forgotten
  }

  /** Asserts that a loop with an iterator reports a removal by another thread. */
  public static void assertReportedInLoop(Collection<?> collection, Runnable removal)
      throws InterruptedException {
    Iterator<?> iterator = collection.iterator();
    iterator.next();
    Thread worker = new Thread(removal, "intruder");
    worker.start();
    worker.join();
    assertNamesBoth(
        String.valueOf(
            assertThrows(ConcurrentModificationException.class, iterator::next).getMessage()));
    collection.iterator().next(); // another loop begins anew
  }

  private static void assertNamesBoth(String report) {
    assertTrue(report.contains("thread intruder"), report);
    assertTrue(report.contains("thread " + Thread.currentThread().getName()), report);
  }
}
