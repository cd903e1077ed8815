package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  private interface Secret {}

  static class Entity<T extends Secret> { // error: HostUnreachableType
    @IntrusiveLink("mainList") final Link<Entity<T>> link = new Link<>();
  }
}
