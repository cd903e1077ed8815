package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  private enum Phase { // error: HostPrivate
    DAY,
    NIGHT;

    @IntrusiveLink("phases") final Link<Phase> link = new Link<>();
  }
}
