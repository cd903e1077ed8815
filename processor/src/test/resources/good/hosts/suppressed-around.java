package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@SuppressWarnings("HostCloneable")
class World {
  static class GameObject implements Cloneable {
    @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  }
}
