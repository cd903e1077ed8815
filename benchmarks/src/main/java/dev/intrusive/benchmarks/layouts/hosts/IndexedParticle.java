package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.benchmarks.workload.Particle;

/** A particle of the indexed layout. */
public final class IndexedParticle extends Particle {

  int slot;
}
