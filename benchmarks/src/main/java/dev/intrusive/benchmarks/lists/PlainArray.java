package dev.intrusive.benchmarks.lists;

/** The hand-written twin of {@link Array}. */
public class PlainArray extends PlainLinks<PlainArrayParticle> {

  @Override
  protected PlainArrayParticle newElement() {
    return new PlainArrayParticle();
  }

  @Override
  PlainArrayList newList(int capacity) {
    return new PlainArrayList();
  }
}
