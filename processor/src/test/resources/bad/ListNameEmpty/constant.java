package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  static final String NAME = "";
  @IntrusiveLink(NAME) final Link<GameObject> mainLink = new Link<>(); // error: ListNameEmpty
}
