package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink({"mainList", "deadList"}) final Link<GameObject> link = new Link<>(); // error: IntrusiveLinkSeveralNames
}
