package dev.intrusive.benchmarks.memory.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.benchmarks.lists.Particle;
import org.jspecify.annotations.Nullable;

/** A particle of the flat layout for three lists. */
public final class FlatTriple extends Particle {

  @IntrusiveLink("red")
  @Nullable FlatTriple redPrev;

  @IntrusiveLink("red")
  @Nullable FlatTriple redNext;

  @IntrusiveLink("red")
  @Nullable FlatTripleRed redOwner;

  @IntrusiveLink("green")
  @Nullable FlatTriple greenPrev;

  @IntrusiveLink("green")
  @Nullable FlatTriple greenNext;

  @IntrusiveLink("green")
  @Nullable FlatTripleGreen greenOwner;

  @IntrusiveLink("blue")
  @Nullable FlatTriple bluePrev;

  @IntrusiveLink("blue")
  @Nullable FlatTriple blueNext;

  @IntrusiveLink("blue")
  @Nullable FlatTripleBlue blueOwner;
}
