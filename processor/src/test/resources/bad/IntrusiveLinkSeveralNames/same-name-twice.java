package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink({"mainList", "mainList"}) final Link<GameObject> link = new Link<>(); // error: IntrusiveLinkSeveralNames
}
