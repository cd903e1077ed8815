package dev.intrusive.benchmarks.frames;

import dev.intrusive.benchmarks.workload.Particle;

/** What flies for a while. */
public class Shot extends Particle {

  int end;

  /** Sets it up. */
  final void begin(int newEnd) {
    place(0, 0);
    end = newEnd;
  }
}
