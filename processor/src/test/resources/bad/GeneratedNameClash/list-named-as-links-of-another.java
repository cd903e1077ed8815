package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Game { // error: GeneratedNameClash
  @IntrusiveLink("objectLinks") final Link<Game> link = new Link<>();
}

class GameObject { // error: GeneratedNameClash
  @IntrusiveLink("mainList") final Link<GameObject> link = new Link<>();
}
