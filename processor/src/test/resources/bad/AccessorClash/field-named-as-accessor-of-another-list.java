package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>(); // error: AccessorClash
  @IntrusiveLink("deadList") final Link<GameObject> mainListOf = new Link<>(); // error: AccessorClash
}
