package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World {
  static class Entity { // error: GeneratedNameTaken
    @IntrusiveLink("mainList") final Link<Entity> mainLink = new Link<>();
  }
}
