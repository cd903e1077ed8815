package game;

import dev.intrusive.IntrusiveLink;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkFieldType
}

class Link<E> {}
