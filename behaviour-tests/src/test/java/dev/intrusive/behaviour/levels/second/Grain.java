package dev.intrusive.behaviour.levels.second;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.behaviour.levels.Husk;

/** The first class with links below a pooled one; it is final. */
public final class Grain extends Husk {
  @IntrusiveLink("sack")
  final Link<Grain> sackLink = new Link<>();
}
