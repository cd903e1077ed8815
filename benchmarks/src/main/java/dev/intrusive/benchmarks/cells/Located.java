package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.workload.Particle;

/** A particle that knows in which cell it is. */
final class Located extends Particle {
  int cell;
}
