package dev.intrusive.benchmarks.lists;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** What is done to all elements of a list at once. The time is that of the whole list. */
@SuppressWarnings({"NullAway.Init", "JdkObsolete"}) // prepared first; LinkedList is compared
public class Bulk extends ListBenchmark<Particle> {

  private static final int TENTHS = 10;

  @Param({"Node", "Flat", "Array", "Indexed", "ArrayList", "LinkedList"})
  public String list = "Node";

  private final Random random = new Random(1);
  private Collection<Particle> elements;
  private Supplier<? extends Particle> maker = Particle::new;
  private Consumer<Comparator<Particle>> sorter;
  private int calls;

  @Override
  protected void prepare(int capacity) {
    switch (list) {
      case "Node" -> use(new NodeParticleSwarm(), NodeParticle::new);
      case "Flat" -> use(new FlatParticleSwarm(), FlatParticle::new);
      case "Array" -> use(new ArrayParticleSwarm(), ArrayParticle::new);
      case "Indexed" -> {
        IndexedParticlePool pool = new IndexedParticlePool(capacity);
        use(new IndexedParticleSwarm(pool), pool::emplace);
      }
      case "ArrayList" -> use(new ArrayList<>());
      case "LinkedList" -> use(new LinkedList<>());
      default -> throw new IllegalArgumentException(list);
    }
  }

  @SuppressWarnings("unchecked") // only elements of the right class are created and added
  private <E extends Particle> void use(IntrusiveList<E> generated, Supplier<E> newElement) {
    elements = (Collection<Particle>) generated;
    sorter = order -> generated.sort(order);
    maker = newElement;
  }

  private void use(List<Particle> sortable) {
    elements = sortable;
    sorter = sortable::sort;
  }

  @Override
  protected Particle newElement() {
    Particle element = maker.get();
    element.place(random.nextFloat(), random.nextFloat());
    return element;
  }

  @Override
  protected void addLast(Particle element) {
    elements.add(element);
  }

  /** The elements, in their order. */
  final Collection<Particle> elements() {
    return elements;
  }

  /** Sorts a list whose order is random. */
  @Benchmark
  public void sort() {
    sorter.accept(
        calls++ % 2 == 0
            ? Comparator.comparingDouble(Particle::x)
            : Comparator.comparingDouble(Particle::y));
  }

  /** Removes each tenth element, wherever it is, and adds those at the end. */
  @Benchmark
  public void removeTenth() {
    int tenth = calls++ % TENTHS;
    elements.removeIf(
        element -> {
          boolean isDue = (int) (element.x() * TENTHS) == tenth;
          if (isDue) {
            removed.add(element);
          }
          return isDue;
        });
    addRemoved();
  }
}
