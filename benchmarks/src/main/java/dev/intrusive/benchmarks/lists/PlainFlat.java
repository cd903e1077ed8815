package dev.intrusive.benchmarks.lists;

/** The hand-written twin of {@link Flat}. */
public class PlainFlat extends PlainLinks<PlainFlatParticle> {

  @Override
  protected PlainFlatParticle newElement() {
    return new PlainFlatParticle();
  }

  @Override
  PlainFlatList newList(int capacity) {
    return new PlainFlatList();
  }
}
