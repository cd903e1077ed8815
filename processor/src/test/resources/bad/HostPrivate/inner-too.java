package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  private class Entity { // error: HostInner HostPrivate
    @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
  }
}
