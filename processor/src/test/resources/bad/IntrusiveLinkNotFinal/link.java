package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkNotFinal
}
