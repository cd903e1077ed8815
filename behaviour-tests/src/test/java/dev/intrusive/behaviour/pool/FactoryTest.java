package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Factories that return objects of another pool. */
final class FactoryTest {

  /** A pool in use and its objects. */
  static final class Borrowed {
    final MotePool pool = new MotePool(3);
    final MoteCloud cloud = new MoteCloud(pool);
    final List<Mote> motes = new ArrayList<>();

    Borrowed() {
      for (int i = 0; i < 3; i++) {
        Mote mote = pool.emplace();
        motes.add(mote);
        cloud.add(mote);
      }
    }
  }

  private static MotePool pool(int capacity, IntFunction<Mote> factory) {
    List<Integer> calls = new ArrayList<>();
    return new MotePool(
        capacity,
        () -> {
          calls.add(0);
          return factory.apply(calls.size() - 1);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void objectOfAPoolInUse_isRefused(int slot) {
    Borrowed borrowed = new Borrowed();
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class,
            () -> pool(2, call -> call == 1 ? borrowed.motes.get(slot) : new Mote()));
    String message = String.valueOf(refusal.getMessage());
    assertTrue(message.contains("for slot 1, which is the object in slot " + slot), message);
    assertTrue(message.contains("of another pool, MotePool@"), message);
    borrowed.cloud.checkInvariants();
    assertEquals(borrowed.motes, new ArrayList<>(borrowed.cloud));
    assertEquals(3, borrowed.pool.releaseAll());
  }

  @Test
  void objectsOfARefusedPool_canBeUsed() {
    Borrowed borrowed = new Borrowed();
    Mote fresh = new Mote();
    assertThrows(
        IllegalArgumentException.class,
        () -> pool(2, call -> call == 0 ? fresh : borrowed.motes.get(0)));
    assertSame(fresh, pool(1, call -> fresh).emplace());
  }

  @Test
  void objectsOfAClosedPool_canBeUsed() {
    Borrowed borrowed = new Borrowed();
    borrowed.pool.releaseAll();
    borrowed.pool.close();
    MotePool next = pool(3, borrowed.motes::get);
    next.emplace();
    next.emplace();
    assertSame(borrowed.motes.get(2), next.emplace());
  }

  @Test
  void objectOfAPoolWithoutLists_isRefused() {
    SparkPool sparks = new SparkPool(2);
    Spark spark = sparks.emplace();
    assertThrows(IllegalArgumentException.class, () -> new SparkPool(1, () -> spark));
    sparks.release(spark);
  }
}
