package dev.intrusive.behaviour.levels.third;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.behaviour.levels.second.Beast;

/** A third level whose structures are used by one test alone, which sees them made. */
public class Wolf extends Beast {
  @IntrusiveLink("pack")
  final Link<Wolf> packLink = new Link<>();
}
