package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class World_Entity { // error: GeneratedNameClash
  @IntrusiveLink("deadList") final Link<World_Entity> link = new Link<>();
}
