package dev.intrusive.benchmarks.memory.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.benchmarks.lists.Particle;
import org.jspecify.annotations.Nullable;

/** An element of three lists of the array layout. */
public final class ArrayTriple extends Particle {

  @IntrusiveLink("red")
  int redIndex;

  @IntrusiveLink("red")
  @Nullable ArrayTripleRed red;

  @IntrusiveLink("green")
  int greenIndex;

  @IntrusiveLink("green")
  @Nullable ArrayTripleGreen green;

  @IntrusiveLink("blue")
  int blueIndex;

  @IntrusiveLink("blue")
  @Nullable ArrayTripleBlue blue;
}
