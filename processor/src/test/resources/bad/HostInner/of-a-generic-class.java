package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World<T> {
  class Entity { // error: HostInner
    @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
  }
}
