package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** An element of a {@link PlainFlatList}. */
final class PlainFlatParticle extends Particle {

  @Nullable PlainFlatParticle previous;
  @Nullable PlainFlatParticle next;
  @Nullable PlainFlatList list;
}
