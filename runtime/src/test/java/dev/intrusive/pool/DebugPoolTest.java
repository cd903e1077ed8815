package dev.intrusive.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.DebugMode;
import dev.intrusive.Link;
import dev.intrusive.NodeList;
import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What debug mode shows; runs in a process where the mode is on. */
class DebugPoolTest {

  private static final class Body {
    private final Link<Body> link = new Link<>();
    private int slot;
  }

  private static final class BodyList extends NodeList<Body> {
    @Override
    protected Link<Body> linkOf(Body body) {
      return body.link;
    }

    @Override
    protected String linkName() {
      return "bodies";
    }

    @Override
    public boolean contains(@Nullable Object object) {
      return object instanceof Body body && contains(body, body.link);
    }

    @Override
    public boolean remove(@Nullable Object object) {
      return object instanceof Body body && unlink(body, body.link);
    }
  }

  private static final class BodyPool extends SharedPool<Body> {
    private BodyPool() {
      super(4, Body::new, PoolOptions.defaults());
    }

    private Body emplace() {
      return begin(claim());
    }

    @Override
    protected int slotOf(Body body) {
      return body.slot;
    }

    @Override
    protected void assignSlot(Body body, int slot) {
      body.slot = slot;
    }

    @Override
    protected void unlink(Body body) {
      body.link.unlink();
    }

    @Override
    protected void checkLists(Body body) {
      checkList(body, body.link.list());
    }
  }

  private final BodyPool pool = new BodyPool();
  private final BodyList list = new BodyList();

  @Test
  void debugMode_isOn() {
    assertTrue(DebugMode.isEnabled());
  }

  @Test
  void doubleRelease_showsWhereTheObjectWasEmplacedAndReleased() {
    Body body = emplacedHere();
    releasedHere(body);
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> pool.release(body));
    assertMentions(refusal, "emplaced by thread ", "emplacedHere(DebugPoolTest.java:");
    assertMentions(refusal, "released by thread ", "releasedHere(DebugPoolTest.java:");
    assertEquals(2, refusal.getSuppressed().length);
    assertEquals("emplacedHere", callerIn(refusal.getSuppressed()[0]));
    assertEquals("releasedHere", callerIn(refusal.getSuppressed()[1]));
  }

  @Test
  void close_showsWhereLiveObjectsWereEmplaced() {
    Body body = emplacedHere();
    IllegalStateException refusal = assertThrows(IllegalStateException.class, pool::close);
    assertMentions(refusal, "slot " + body.slot + " ", "emplacedHere(DebugPoolTest.java:");
    assertEquals("emplacedHere", callerIn(refusal.getSuppressed()[0]));
    pool.release(body);
    pool.close();
  }

  @Test
  void emplace_ofWhatWasLinkedAfterItsRelease_isRefusedWithTheList() {
    Body body = emplacedHere();
    releasedHere(body);
    list.add(body);
    IllegalStateException report = assertThrows(IllegalStateException.class, this::fill);
    assertMentions(
        report, "Body", "(slot " + body.slot + ")", "linked in BodyList", "releasedHere(");
    assertTrue(list.contains(body));
    assertFalse(pool.isLive(body));
    list.remove(body);
    fill();
    assertEquals(0, pool.freeCount());
  }

  private void fill() {
    while (pool.freeCount() > 0) {
      pool.emplace();
    }
  }

  @Test
  void everyMisuseOfADeadObject_showsItsRelease() {
    Body body = emplacedHere();
    releasedHere(body);
    assertMentions(
        assertThrows(IllegalStateException.class, () -> pool.retire(body)), "releasedHere(");
    assertMentions(
        assertThrows(IllegalStateException.class, () -> pool.handleOf(body)), "releasedHere(");
  }

  @Test
  void secondRetirement_showsTheEmplacementAlone() {
    Body body = emplacedHere();
    releasedHere(body);
    while (pool.emplace() != body) {
      // The slot comes back at last.
    }
    pool.retire(body);
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> pool.retire(body));
    assertMentions(refusal, "already retired", "emplaced by thread ");
    assertFalse(String.valueOf(refusal.getMessage()).contains("releasedHere"));
  }

  @Test
  void objectThatNeverLived_hasNoRecord() {
    Body body = pool.claim();
    pool.abandon(body);
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> pool.release(body));
    assertEquals(0, refusal.getSuppressed().length);
  }

  @Test
  void release_whileAnotherThreadIterates_isRefusedInBoth() {
    Body body = pool.emplace();
    list.add(body);
    assertIntruded(
        () -> {
          IllegalStateException refusal = refusedInOtherThread(() -> pool.release(body));
          assertMentions(
              refusal, "BodyList@", Thread.currentThread().getName(), "other", "retire it");
        });
    assertTrue(pool.isLive(body));
    assertTrue(list.contains(body));
    list.checkInvariants();
    pool.release(body);
    assertTrue(list.isEmpty());
  }

  @Test
  void releaseAll_whileAnotherThreadIterates_releasesWhatItMay() {
    Body linked = pool.emplace();
    Body free = pool.emplace();
    list.add(linked);
    assertIntruded(() -> refusedInOtherThread(pool::releaseAll));
    assertTrue(pool.isLive(linked));
    assertFalse(pool.isLive(free));
  }

  @Test
  void reclaim_whileAnotherThreadIterates_leavesTheRetirement() {
    Body body = pool.emplace();
    list.add(body);
    pool.retire(body);
    assertIntruded(() -> refusedInOtherThread(pool::reclaim));
    assertTrue(pool.isLive(body));
    assertTrue(list.contains(body));
    assertEquals(1, pool.reclaim());
    assertTrue(list.isEmpty());
  }

  @Test
  void release_byASecondThread_isAllowedWhenTheFirstIsAtRest() throws InterruptedException {
    Body free = pool.emplace();
    assertNull(failureInOtherThread(() -> pool.release(free)));
    assertFalse(pool.isLive(free));
    Body linked = pool.emplace();
    list.add(linked);
    list.forEach(each -> {});
    assertNull(failureInOtherThread(() -> pool.release(linked)));
    assertTrue(list.isEmpty());
  }

  /** Does something in an iteration, which then reports that another thread came. */
  private void assertIntruded(Runnable work) {
    assertThrows(ConcurrentModificationException.class, () -> list.forEach(each -> work.run()));
  }

  private Body emplacedHere() {
    return pool.emplace();
  }

  private void releasedHere(Body body) {
    pool.release(body);
  }

  private static String callerIn(Throwable recorded) {
    for (StackTraceElement frame : recorded.getStackTrace()) {
      if (frame.getClassName().equals(DebugPoolTest.class.getName())) {
        return frame.getMethodName();
      }
    }
    return "nowhere";
  }

  private static void assertMentions(Throwable failure, String... parts) {
    String message = String.valueOf(failure.getMessage());
    for (String part : parts) {
      assertTrue(message.contains(part), () -> part + " in: " + message);
    }
  }

  private static IllegalStateException refusedInOtherThread(Runnable work) {
    Throwable failure;
    try {
      failure = failureInOtherThread(work);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertNotNull(failure, "nothing was thrown");
    return (IllegalStateException) failure;
  }

  private static @Nullable Throwable failureInOtherThread(Runnable work)
      throws InterruptedException {
    Throwable[] failure = new Throwable[1];
    Thread other =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Throwable thrown) {
                failure[0] = thrown;
              }
            },
            "other");
    other.start();
    other.join();
    return failure[0];
  }
}
