package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Game {
  @IntrusiveLink("objectList") final Link<Game> link = new Link<>();
}
