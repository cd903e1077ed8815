package dev.intrusive.benchmarks.lists;

/** The hand-written twin of {@link Node}. */
public class PlainNode extends PlainLinks<PlainNodeParticle> {

  @Override
  protected PlainNodeParticle newElement() {
    return new PlainNodeParticle();
  }

  @Override
  PlainNodeList newList(int capacity) {
    return new PlainNodeList();
  }
}
