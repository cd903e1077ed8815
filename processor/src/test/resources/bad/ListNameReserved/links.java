package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("links") final Link<GameObject> mainLink = new Link<>(); // error: ListNameReserved
}
