package dev.intrusive.behaviour.indexed;

import dev.intrusive.IndexedList;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.pool.ObjectPool;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A kind of list whose elements come from a pool.
 *
 * @param <E> the type of the elements
 * @param <T> the type of the pooled objects
 */
public abstract class IndexedFixture<E, T extends E> implements ListFixture<E> {

  /** Enough for what one test needs at a time. */
  public static final int CAPACITY = 4096;

  private static final int SHUFFLED = 64;

  private final Random random = new Random(1);
  private final List<T> made = new ArrayList<>();
  private final ObjectPool<T> pool;
  private boolean isShuffled;

  /** Uses the pool for all elements. */
  protected IndexedFixture(ObjectPool<T> pool) {
    this.pool = pool;
  }

  /** Emplaces an object that has an id. */
  protected abstract T emplace(int id);

  /** Releases in any order, so that slots come in any order again if the free set is a stack. */
  @Override
  public void recycle() {
    Collections.shuffle(made, random);
    made.forEach(pool::release);
    made.clear();
  }

  @Override
  public T newElement(int id) {
    if (!isShuffled) {
      isShuffled = true;
      for (int i = 0; i < SHUFFLED; i++) {
        made.add(emplace(i));
      }
      recycle();
    }
    T element = emplace(id);
    made.add(element);
    return element;
  }

  @Override
  public boolean isIndexed() {
    return true;
  }

  /** Damages the links of the class of a list over the pool. */
  protected final SlotSurgery<E> surgeryOf(IndexedList<E> list) {
    return new SlotSurgery<>(list);
  }
}
