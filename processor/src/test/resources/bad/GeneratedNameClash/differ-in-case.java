package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Outer {
  static class Gameobject { // error: GeneratedNameClash
    @IntrusiveLink("mainList") final Link<Gameobject> link = new Link<>();
  }

  static class GameObject { // error: GeneratedNameClash
    @IntrusiveLink("deadList") final Link<GameObject> link = new Link<>();
  }
}
