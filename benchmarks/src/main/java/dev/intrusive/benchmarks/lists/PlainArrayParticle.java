package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** An element of a {@link PlainArrayList}. */
final class PlainArrayParticle extends Particle {
  int index;
  @Nullable PlainArrayList list;
}
