package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  private static class Region {
    static class Entity { // error: HostPrivate
      @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
    }
  }
}
