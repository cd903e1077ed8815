package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink // error: compiler
  final Link<GameObject> mainLink = new Link<>();
}
