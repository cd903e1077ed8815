package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> inMainList = new Link<>(); // error: AccessorClash
  @IntrusiveLink("deadList") final Link<GameObject> nextInDeadList = new Link<>(); // error: AccessorClash
}
