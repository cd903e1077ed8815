package dev.intrusive.benchmarks.lists;

/** An element of a {@link PlainIndexedList}. */
final class PlainIndexedParticle extends Particle {

  final int slot;

  PlainIndexedParticle(int slot) {
    this.slot = slot;
  }
}
