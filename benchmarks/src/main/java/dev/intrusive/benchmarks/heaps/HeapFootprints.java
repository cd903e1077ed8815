package dev.intrusive.benchmarks.heaps;

import dev.intrusive.benchmarks.memory.GrowingFootprint;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** The memory of heaps, besides a timer with its key. */
public final class HeapFootprints {

  private HeapFootprints() {}

  /** All of them, in the order of the table. */
  public static List<GrowingFootprint> all() {
    return List.of(
        of("flat", count -> new FlatTimerByDeadline(), i -> new FlatTimer()),
        new GrowingFootprint(
            "indexed",
            count -> {
              IndexedTimerPool pool = new IndexedTimerPool(count);
              IndexedTimerByDeadline heap = new IndexedTimerByDeadline(pool);
              for (int i = 0; i < count; i++) {
                heap.add(pool.emplace());
              }
              return new Object[] {pool, heap};
            },
            count -> {
              PooledTimerPool pool = new PooledTimerPool(count);
              Arrays.setAll(new Object[count], i -> pool.emplace());
              // The other pool refers to this class, which caches what reflection has asked for.
              return new Object[] {pool, IndexedTimerByDeadline.class};
            }),
        of("PriorityQueue", count -> new PriorityQueue<>(Timer::compare), i -> new Timer()),
        of("TreeSet", count -> new TreeSet<>(JdkTreeSet.ORDER), JdkTreeSet.Numbered::new),
        of("Netty", NettyQueue::newQueue, i -> new NettyQueue.Task()));
  }

  private static <T extends Timer> GrowingFootprint of(
      String name, IntFunction<Collection<T>> heap, IntFunction<T> maker) {
    return new GrowingFootprint(
        name,
        count -> {
          Collection<T> filled = heap.apply(count);
          Object[] timers = new Object[count];
          for (int i = 0; i < count; i++) {
            T timer = maker.apply(i);
            filled.add(timer);
            timers[i] = timer;
          }
          return new Object[] {filled, timers};
        },
        count -> Timer.fill(new Timer[count], Timer::new));
  }
}
