package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink({}) final Link<GameObject> mainLink = new Link<>(); // error: ListNameEmpty
}
