package dev.intrusive.benchmarks.lists;

import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A circular array as one writes it by hand for elements that know their queue and index. */
public class PlainArray extends Queue<PlainArray.Queued> {

  /** A particle that knows its queue and its index. */
  public static final class Queued extends Particle {
    int index;
    @Nullable PlainArray queue;
  }

  private @Nullable Queued[] slots = new Queued[16];
  private int head;
  private int count;

  @Override
  protected void prepare(int capacity) {
    slots = new Queued[Integer.highestOneBit(capacity) << 1];
  }

  @Override
  protected Queued newElement() {
    return new Queued();
  }

  @Override
  protected Iterable<Queued> list() {
    return () ->
        IntStream.range(0, count)
            .mapToObj(i -> Objects.requireNonNull(slots[head + i & slots.length - 1]))
            .iterator();
  }

  @Override
  protected void addLast(Queued element) {
    if (element.queue != null) {
      throw new IllegalStateException("is in a queue");
    }
    int slot = head + count & slots.length - 1;
    slots[slot] = element;
    element.index = slot + 1;
    element.queue = this;
    count++;
  }

  @Override
  protected @Nullable Queued pollFirst() {
    Queued element = slots[head];
    if (element != null) {
      slots[head] = null;
      head = head + 1 & slots.length - 1;
      count--;
      element.index = 0;
      element.queue = null;
    }
    return element;
  }

  @Override
  public void forEach() {
    for (int i = 0; i < count; i++) {
      Objects.requireNonNull(slots[head + i & slots.length - 1]).advance();
    }
  }
}
