package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject { // error: GeneratedNameClash
  @IntrusiveLink("list") final Link<GameObject> link = new Link<>();
}

class Game { // error: GeneratedNameClash
  @IntrusiveLink("objectList") final Link<Game> link = new Link<>();
}
