package dev.intrusive.benchmarks.lists;

/** An array of libGDX, which removes an element by a search only. */
public abstract class GdxIteration extends Iteration<Particle> {

  private final GdxElements list;

  GdxIteration(GdxElements list) {
    this.list = list;
  }

  @Override
  protected Particle newElement() {
    return new Particle();
  }

  @Override
  protected GdxElements list() {
    return list;
  }

  @Override
  protected void addLast(Particle element) {
    list.add(element);
  }
}
