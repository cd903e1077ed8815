package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  static final String PREFIX = "main";
  @IntrusiveLink(PREFIX + "List") final Link<GameObject> a = new Link<>();
  @IntrusiveLink(Names.DEAD) final Link<GameObject> b = new Link<>();
  @IntrusiveLink({"braced"}) final Link<GameObject> c = new Link<>();
  @IntrusiveLink(value = "named") final Link<GameObject> d = new Link<>();
}

class Names {
  static final String DEAD = "deadList";
}
