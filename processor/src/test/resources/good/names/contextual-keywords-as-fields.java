package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("a") final Link<GameObject> record = new Link<>();
  @IntrusiveLink("b") final Link<GameObject> var = new Link<>();
  @IntrusiveLink("c") final Link<GameObject> yield = new Link<>();
  @IntrusiveLink("d") final Link<GameObject> host = new Link<>();
  @IntrusiveLink("e") final Link<GameObject> element = new Link<>();
  @IntrusiveLink("f") final Link<GameObject> $ = new Link<>();
  @IntrusiveLink("g") final Link<GameObject> list = new Link<>();
  @IntrusiveLink("h") final Link<GameObject> left = new Link<>();
  @IntrusiveLink("i") final Link<GameObject> holding = new Link<>();
  @IntrusiveLink("j") final Link<GameObject> link$1 = new Link<>();
}
