package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  void run() {
    record Entity(@IntrusiveLink("mainList") Link<Entity> link) {} // error(javac): HostLocal
  }
}
