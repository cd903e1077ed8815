package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("poolEmplace") final Link<GameObject> mainLink = new Link<>(); // error: ListNameReserved
}
