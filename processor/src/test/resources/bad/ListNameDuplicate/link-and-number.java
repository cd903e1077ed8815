package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> link = new Link<>(); // error: ListNameDuplicate
  @IntrusiveLink("mainList") int slot; // error: ListNameDuplicate
}
