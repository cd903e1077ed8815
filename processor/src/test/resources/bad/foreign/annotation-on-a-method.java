package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") // error: compiler
  Link<GameObject> mainLink() {
    return null;
  }
}
