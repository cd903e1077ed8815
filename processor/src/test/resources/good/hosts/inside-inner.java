package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  class Region {
    static class Entity {
      @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
    }
  }
}
