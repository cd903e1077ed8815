package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  void run() {
    class Entity {
      @IntrusiveLink("mainList") final Link<Entity> link = new Link<>(); // error(javac): HostLocal
    }
  }
}
