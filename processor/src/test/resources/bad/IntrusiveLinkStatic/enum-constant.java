package game;

import dev.intrusive.IntrusiveLink;

enum Phase { // error: IntrusiveLinkStatic
  @IntrusiveLink("queue") FIRST,
  SECOND
}
