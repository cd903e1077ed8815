package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("inFoo") final Link<GameObject> a = new Link<>(); // error: AccessorClash
  @IntrusiveLink("fooOf") final Link<GameObject> b = new Link<>(); // error: AccessorClash
}
