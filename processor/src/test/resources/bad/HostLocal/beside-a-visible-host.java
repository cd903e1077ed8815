package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  @IntrusiveLink("worlds") final Link<World> worldLink = new Link<>();

  void run() {
    class Entity {
      @IntrusiveLink("mainList") final Link<Entity> link = new Link<>(); // error(javac): HostLocal
    }
  }
}
