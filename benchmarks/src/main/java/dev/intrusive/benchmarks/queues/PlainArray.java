package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.workload.Particle;
import org.jspecify.annotations.Nullable;

/**
 * A circular array as one writes it by hand for elements that know their queue and their place in
 * it.
 */
public class PlainArray extends Queue<PlainArray.Queued> {

  /** A particle that knows where it is. */
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
  @Nullable Queued pollFirst() {
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
}
