package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import engine.Base;

class World extends Base {
  static class Entity<T extends Part> { // error: HostUnreachableType
    @IntrusiveLink("mainList") final Link<Entity<T>> link = new Link<>();
  }
}
