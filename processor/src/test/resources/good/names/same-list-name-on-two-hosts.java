package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  static class Entity {
    @IntrusiveLink("mainList") final Link<Entity> link = new Link<>();
  }

  static class Light {
    @IntrusiveLink("mainList") final Link<Light> link = new Link<>();
  }

  @IntrusiveLink("mainList") final Link<World> link = new Link<>();
}
