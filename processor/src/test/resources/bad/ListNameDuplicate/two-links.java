package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> first = new Link<>(); // error: ListNameDuplicate
  @IntrusiveLink("mainList") final Link<GameObject> second = new Link<>(); // error: ListNameDuplicate
}
