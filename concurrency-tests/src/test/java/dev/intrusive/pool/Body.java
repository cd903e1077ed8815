package dev.intrusive.pool;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** An object of a pool that is in lists while it lives. */
class Body {

  @IntrusiveLink("world")
  final Link<Body> worldLink = new Link<>();

  @IntrusiveLink("fresh")
  final Link<Body> freshLink = new Link<>();

  /** Which thread has emplaced it; no thread but that one and its reader look. */
  int emplacedBy;
}
