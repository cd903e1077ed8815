package dev.intrusive.behaviour.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.levels.BeingLinks;
import dev.intrusive.behaviour.levels.BeingPool;
import dev.intrusive.behaviour.levels.second.BeastHerd;
import dev.intrusive.behaviour.levels.second.Shade;
import dev.intrusive.behaviour.levels.second.ShadeChoir;
import dev.intrusive.behaviour.levels.second.ShadePool;
import dev.intrusive.behaviour.levels.third.Dragon;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What pools promise to allocate: nothing, once they are made. */
class PoolAllocationTest {

  private static final int ROUNDS = 50;

  static List<PoolOptions> options() {
    List<PoolOptions> all = new ArrayList<>();
    for (FreeSetKind kind : FreeSetKind.values()) {
      all.add(PoolOptions.defaults().freeSet(kind));
      all.add(PoolOptions.defaults().freeSet(kind).statistics(true));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("options")
  void lives_allocateNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(100, options);
    ShellShells list = new ShellShells();
    ShellHeap heap = new ShellHeap(pool);
    assertAllocatesNothing(
        () -> {
          Shell shell = pool.emplace(1);
          list.add(shell);
          heap.add(shell);
          pool.release(shell);
        });
    assertEquals(0, pool.liveCount());
    assertTrue(list.isEmpty() && heap.isEmpty());
  }

  @ParameterizedTest
  @MethodSource("options")
  void lives_ofObjectsOfSubclasses_allocateNothing(PoolOptions options) {
    BeingPool beings = new BeingPool(2, Dragon::new, options);
    ShadePool shades = new ShadePool(2);
    BeastHerd herd = new BeastHerd();
    ShadeChoir choir = new ShadeChoir();
    assertAllocatesNothing(
        () -> {
          Dragon dragon = (Dragon) beings.emplace();
          herd.add(dragon);
          assertTrue(BeingLinks.isLinked(dragon));
          beings.release(dragon);
          Shade shade = shades.emplace();
          choir.add(shade);
          shades.release(shade);
        });
    assertTrue(herd.isEmpty() && choir.isEmpty());
  }

  /** Lists that become empty and fill again ask for their numbers anew. */
  @ParameterizedTest
  @MethodSource("options")
  void movesBetweenLists_allocateNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(100, options);
    List<ShellHeap> heaps = new ArrayList<>();
    List<Shell> shells = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      heaps.add(new ShellHeap(pool));
      shells.add(pool.emplace(i));
    }
    int[] step = {0};
    assertAllocatesNothing(
        () -> {
          step[0] = (step[0] + 7) % 30;
          for (int i = 0; i < 10; i++) {
            heaps.get((step[0] + i * i) % 30).moveToLast(shells.get(i));
          }
          heaps.get(step[0]).clear();
        });
    heaps.forEach(ShellHeap::checkInvariants);
  }

  @ParameterizedTest
  @MethodSource("options")
  void fullPool_allocatesNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(3, options);
    Consumer<Shell> release = pool::release;
    assertAllocatesNothing(
        () -> {
          for (int i = 0; i < 4; i++) {
            pool.tryEmplace(i);
          }
          pool.forEach(release);
        });
  }

  @ParameterizedTest
  @MethodSource("options")
  void awaiting_allocatesNothingWhileThereIsRoom(PoolOptions options) {
    ShellPool pool = new ShellPool(3, options);
    assertAllocatesNothing(
        () -> {
          try {
            pool.release(pool.awaitEmplace(1));
            Shell shell = pool.awaitEmplaceFor(1, TimeUnit.SECONDS, 1);
            if (shell != null) {
              pool.release(shell);
            }
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("options")
  void retirement_allocatesNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(100, options);
    assertAllocatesNothing(
        () -> {
          pool.retire(pool.emplace(1));
          pool.retire(pool.emplace(2));
          assertEquals(2, pool.reclaim());
        });
  }

  @ParameterizedTest
  @MethodSource("options")
  void handlesAndQueries_allocateNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(100, options);
    Shell shell = pool.emplace(1);
    assertAllocatesNothing(
        () -> {
          long handle = pool.handleOf(shell);
          assertSame(shell, pool.resolve(handle));
          pool.resolve(handle + 1);
          pool.isLive(shell);
          pool.liveCount();
          pool.freeCount();
        });
  }

  @ParameterizedTest
  @MethodSource("options")
  void passes_allocateNothing(PoolOptions options) {
    ShellPool pool = new ShellPool(100, options);
    pool.emplace(1);
    Consumer<Shell> count = shell -> shell.value++;
    assertAllocatesNothing(
        () -> {
          pool.forEach(count);
          pool.releaseAll();
          pool.emplace(1);
        });
  }

  private static void assertAllocatesNothing(Runnable action) {
    assertEquals(0, AllocationMeter.fewestBytes(action, ROUNDS));
  }
}
