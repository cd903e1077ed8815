package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject implements Cloneable { // warning: HostCloneable
  @IntrusiveLink("mainList") Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkNotFinal
}
