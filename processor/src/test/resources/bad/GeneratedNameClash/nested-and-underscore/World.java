package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  static class Entity { // error: GeneratedNameClash
    @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
  }
}
