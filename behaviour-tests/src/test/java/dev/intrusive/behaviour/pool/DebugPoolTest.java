package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Generated pools in debug mode; runs in a process where the mode is on. */
class DebugPoolTest {

  private final BuoyPool pool = new BuoyPool(4);
  private final BuoyAfloat afloat = new BuoyAfloat();
  private final BuoyLane lane = new BuoyLane();
  private final BuoyCharted charted = new BuoyCharted(pool);

  @Test
  void release_byASecondThread_isRefusedWhicheverListHoldsTheObject() throws Exception {
    for (IntrusiveList<Buoy> list : List.<IntrusiveList<Buoy>>of(afloat, lane, charted)) {
      Buoy buoy = pool.emplace();
      list.add(buoy);
      Throwable refusal =
          assertInstanceOf(
              IllegalStateException.class, failureInOtherThread(() -> pool.release(buoy)));
      assertMentions(refusal, list.getClass().getSimpleName() + "@", "retire it", "emplaced by");
      assertTrue(pool.isLive(buoy));
      assertTrue(list.contains(buoy));
      assertNull(failureInOtherThread(() -> pool.retire(buoy)));
      assertEquals(1, pool.reclaim());
      assertTrue(list.isEmpty());
    }
  }

  @Test
  void misuse_showsTheLinesOfTheUser() {
    Buoy buoy = pool.emplace();
    pool.release(buoy);
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> pool.release(buoy));
    assertMentions(
        refusal,
        "emplaced by thread " + Thread.currentThread().getName() + " at " + DebugPoolTest.class,
        "released by thread");
    assertFalse(String.valueOf(refusal.getMessage()).contains("BuoyPool.emplace"));
  }

  private static void assertMentions(Throwable failure, String... parts) {
    String message = String.valueOf(failure.getMessage());
    for (String part : parts) {
      assertTrue(message.contains(part.replace("class ", "")), () -> part + " in: " + message);
    }
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
            });
    other.start();
    other.join();
    return failure[0];
  }
}
