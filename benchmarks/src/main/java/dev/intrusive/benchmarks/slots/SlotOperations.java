package dev.intrusive.benchmarks.slots;

import dev.intrusive.benchmarks.slots.SlotList.Element;
import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** What a layout costs the operations that programs do all the time. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class SlotOperations extends Population<Element> {

  private static final int BATCH = 1_000;

  private SlotList list;
  private Element[] elements;
  private int created;

  /** Makes an empty list, the only one over its elements. */
  abstract SlotList newList(Element[] elements);

  @Override
  protected final void prepare(int capacity) {
    elements = new Element[capacity];
    list = newList(elements);
  }

  @Override
  protected final Element newElement() {
    Element element = new Element(created);
    elements[created++] = element;
    return element;
  }

  @Override
  protected final void addLast(Element element) {
    list.addLast(element);
  }

  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void moveToLast() {
    for (int i = 0; i < BATCH; i++) {
      list.moveToLast(visit());
    }
  }

  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void removeAndAddLast() {
    for (int i = 0; i < BATCH; i++) {
      Element element = visit();
      if (list.remove(element)) {
        list.addLast(element);
      }
    }
  }

  /** A pass over all elements. */
  @Benchmark
  public void forEach() {
    list.forEach(Particle::advance);
  }

  /** A pass over all slots. */
  @Benchmark
  public int nextSlot() {
    int sum = 0;
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      sum += slot;
    }
    return sum;
  }
}
