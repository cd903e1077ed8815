package dev.intrusive.benchmarks.lists;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** The JDK's ArrayList, which removes an element by a search only. */
public class JdkArrayList extends Iteration<JdkArrayList.Mortal> {

  /** A particle that may be dead. */
  public static final class Mortal extends Particle {
    boolean isDead;
  }

  private final ArrayList<Mortal> list = new ArrayList<>();

  @Override
  protected Mortal newElement() {
    return new Mortal();
  }

  @Override
  protected List<Mortal> list() {
    return list;
  }

  @Override
  protected void addLast(Mortal element) {
    list.add(element);
  }

  /**
   * Advances all elements and marks each hundredth as dead; the dead are removed at the end of the
   * tick, and added again. The time is that of all elements.
   */
  @Benchmark
  public void tick() {
    list.forEach(
        element -> {
          if (leavesInTick(element)) {
            element.isDead = true;
          }
        });
    list.removeIf(element -> element.isDead);
    removed.forEach(element -> element.isDead = false);
    addRemoved();
  }
}
