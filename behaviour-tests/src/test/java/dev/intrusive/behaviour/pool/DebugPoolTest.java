package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.levels.BeingPool;
import dev.intrusive.behaviour.levels.HuskPool;
import dev.intrusive.behaviour.levels.second.BeastHerd;
import dev.intrusive.behaviour.levels.second.Grain;
import dev.intrusive.behaviour.levels.second.GrainSack;
import dev.intrusive.behaviour.levels.third.Dragon;
import dev.intrusive.behaviour.levels.third.DragonFlight;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
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
  void release_whileAnotherThreadIterates_isRefusedWhicheverListHoldsTheObject() throws Exception {
    for (IntrusiveList<Buoy> list : List.<IntrusiveList<Buoy>>of(afloat, lane, charted)) {
      Buoy buoy = pool.emplace();
      list.add(buoy);
      Throwable refusal = refusedWhileIterating(list, () -> pool.release(buoy));
      assertMentions(refusal, list.getClass().getSimpleName() + "@", "retire it", "emplaced by");
      assertTrue(pool.isLive(buoy));
      assertTrue(list.contains(buoy));
      assertNull(failureInOtherThread(() -> pool.retire(buoy)));
      assertEquals(1, pool.reclaim());
      assertTrue(list.isEmpty());
    }
  }

  @Test
  void release_whileAnotherThreadIterates_isRefusedWhereASubclassDeclaresTheList()
      throws Exception {
    BeingPool beings = new BeingPool(1, Dragon::new);
    for (IntrusiveList<? super Dragon> list :
        List.<IntrusiveList<? super Dragon>>of(new BeastHerd(), new DragonFlight())) {
      Dragon dragon = (Dragon) beings.emplace();
      list.add(dragon);
      Throwable refusal = refusedWhileIterating(list, () -> beings.release(dragon));
      assertMentions(refusal, list.getClass().getSimpleName() + "@", "retire it");
      assertTrue(list.contains(dragon));
      beings.release(dragon);
      assertTrue(list.isEmpty());
    }
  }

  @Test
  void emplace_reportsAnObjectInAListThatASubclassDeclares() {
    HuskPool husks = new HuskPool(1, Grain::new);
    Grain grain = (Grain) husks.emplace();
    husks.release(grain);
    GrainSack sack = new GrainSack();
    sack.add(grain);
    IllegalStateException refusal = assertThrows(IllegalStateException.class, husks::emplace);
    assertMentions(refusal, "GrainSack@", "released by thread");
    sack.remove(grain);
    assertSame(grain, husks.emplace());
    assertTrue(sack.isEmpty());
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

  /** Lets another thread do what is refused while this one iterates, and is told so, too. */
  private static IllegalStateException refusedWhileIterating(IntrusiveList<?> list, Runnable work) {
    List<@Nullable Throwable> failures = new ArrayList<>();
    assertThrows(
        ConcurrentModificationException.class,
        () -> list.forEach(each -> failures.add(failureOf(work))));
    return assertInstanceOf(IllegalStateException.class, failures.get(0));
  }

  private static @Nullable Throwable failureOf(Runnable work) {
    try {
      return failureInOtherThread(work);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
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
