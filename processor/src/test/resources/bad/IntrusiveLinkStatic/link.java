package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") static final Link<GameObject> LINK = new Link<>(); // error: IntrusiveLinkStatic
}
