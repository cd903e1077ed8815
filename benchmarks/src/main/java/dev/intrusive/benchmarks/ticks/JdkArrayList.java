package dev.intrusive.benchmarks.ticks;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.ArrayList;
import java.util.List;

/** The JDK's ArrayList, whose elements are marked as dead and removed after the pass. */
public class JdkArrayList extends Tick<JdkArrayList.Mortal> {

  /** A particle that may be dead. */
  public static final class Mortal extends Particle {
    boolean isDead;
  }

  private final List<Mortal> list = new ArrayList<>();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected Mortal newElement() {
    return new Mortal();
  }

  @Override
  protected void addLast(Mortal element) {
    element.isDead = false;
    list.add(element);
  }

  @Override
  void pass() {
    list.forEach(this::visitInPass);
  }

  @Override
  void leave(Mortal element) {
    element.isDead = true;
  }

  @Override
  void endPass() {
    list.removeIf(element -> element.isDead);
  }
}
