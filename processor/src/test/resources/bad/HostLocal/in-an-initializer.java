package game;

import dev.intrusive.*;

class World {
  static {
    class Entity {
      @IntrusiveLink("mainList") final Link<Entity> link = new Link<>(); // error(javac): HostLocal
    }
  }
}
