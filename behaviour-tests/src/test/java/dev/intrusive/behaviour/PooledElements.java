package dev.intrusive.behaviour;

import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * Elements that come from a pool, in any order of their slots.
 *
 * @param <E> the type of the elements
 * @param <T> the type of the pooled objects
 */
public final class PooledElements<E, T extends E> extends Elements<E> {

  /** Enough for what one test needs at a time. */
  public static final int CAPACITY = 4096;

  /** Free sets that hand out first what was released last. */
  public static final PoolOptions OPTIONS =
      PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK);

  private static final int SHUFFLED = 64;

  private final Random random = new Random(1);
  private final List<T> made = new ArrayList<>();
  private final ObjectPool<T> pool;
  private final IntFunction<T> emplace;
  private boolean isShuffled;

  /** Emplaces objects in a pool, copies an element, and returns the id of one. */
  public PooledElements(
      ObjectPool<T> pool, IntFunction<T> emplace, UnaryOperator<E> copier, ToIntFunction<E> ids) {
    super(emplace, copier, ids);
    this.pool = pool;
    this.emplace = emplace;
  }

  @Override
  E create(int id) {
    if (!isShuffled) {
      isShuffled = true;
      for (int i = 0; i < SHUFFLED; i++) {
        made.add(emplace.apply(i));
      }
      recycle();
    }
    T element = emplace.apply(id);
    made.add(element);
    return element;
  }

  /** Releases in any order, so that slots come in any order again if the free set is a stack. */
  @Override
  void recycle() {
    Collections.shuffle(made, random);
    made.forEach(pool::release);
    made.clear();
  }

  @Override
  boolean arePooled() {
    return true;
  }
}
