package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> first = new Link<>(); // error: ListNameCase ListNameCase
  @IntrusiveLink("mainlist") final Link<GameObject> second = new Link<>(); // error: ListNameCase ListNameCase
  @IntrusiveLink("maInList") final Link<GameObject> third = new Link<>(); // error: ListNameCase ListNameCase
}
