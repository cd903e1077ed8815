package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  class Entity { // error: HostInner
    @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
  }
}
