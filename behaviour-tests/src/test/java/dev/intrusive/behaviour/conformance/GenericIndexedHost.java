package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A generic host of the indexed layout, for one thread. */
@Pooled(threadSafe = false)
public final class GenericIndexedHost<T extends Comparable<T>>
    implements Comparable<GenericIndexedHost<T>> {

  @PoolSlot
  @IntrusiveLink("lane")
  int slot;

  private @Nullable T content;

  /** Begins a life of an element that is in no list. */
  @OnEmplace
  public void init(T newContent) {
    content = newContent;
  }

  /** What the natural order compares. */
  public T content() {
    T held = content;
    if (held == null) {
      throw new IllegalStateException("never emplaced");
    }
    return held;
  }

  @Override
  public int compareTo(GenericIndexedHost<T> other) {
    return content().compareTo(other.content());
  }

  @Override
  public String toString() {
    return "generic indexed " + content;
  }
}
