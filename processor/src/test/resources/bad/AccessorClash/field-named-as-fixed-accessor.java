package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("a") final Link<GameObject> isLinked = new Link<>(); // error: AccessorClash
  @IntrusiveLink("b") final Link<GameObject> describe = new Link<>(); // error: AccessorClash
  @IntrusiveLink("c") final Link<GameObject> unlinkAll = new Link<>(); // error: AccessorClash
}
