package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveList;
import dev.intrusive.pool.ObjectPool;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The bodies of one class: the pool that they come from and all lists that they can be in. */
final class Swarm<E extends Body> {

  private final ObjectPool<E> pool;
  private final IntrusiveList<E> all;
  private final Cells<E> cells;
  private final IntrusiveList<E> doomed;

  Swarm(
      ObjectPool<E> pool,
      IntrusiveList<E> all,
      Supplier<IntrusiveList<E>> emptyCell,
      IntrusiveList<E> doomed) {
    this.pool = pool;
    this.all = all;
    this.doomed = doomed;
    cells = new Cells<>(emptyCell);
  }

  ObjectPool<E> pool() {
    return pool;
  }

  IntrusiveList<E> all() {
    return all;
  }

  Cells<E> cells() {
    return cells;
  }

  IntrusiveList<E> doomed() {
    return doomed;
  }

  int size() {
    return all.size();
  }

  /** Lets a body that has just begun its life take part. */
  void join(E body) {
    all.addLast(body);
    cells.place(body);
  }

  void forEach(Consumer<? super E> action) {
    all.forEach(action);
  }

  /**
   * Lets a body drift on, and releases it if it leaves the field; returns whether it is still in.
   */
  boolean drift(E body) {
    body.drift();
    if (!Field.contains(body.x, body.y)) {
      release(body);
      return false;
    }
    cells.place(body);
    return true;
  }

  /** Ends the life of a body, which leaves all its lists, whatever loops run over them. */
  void release(E body) {
    pool.release(body);
  }

  /** Lets a body burst at the end of the frame. Until then it stays in its other lists. */
  void doom(E body) {
    doomed.moveToLast(body);
  }

  boolean isDoomed(E body) {
    return doomed.contains(body);
  }

  /** Returns the next body that is to burst, or null; it is doomed no longer. */
  @Nullable E pollDoomed() {
    return doomed.pollFirst();
  }
}
