package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") // error: ListNameDuplicate ListNameDuplicate
  Link<GameObject> first = new Link<>(), // error: IntrusiveLinkNotFinal
      second = new Link<>(); // error: IntrusiveLinkNotFinal
}
