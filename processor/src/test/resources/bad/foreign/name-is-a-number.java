package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink(1) // error: compiler
  final Link<GameObject> mainLink = new Link<>();
}
