package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<E, T> {
  @IntrusiveLink("mainList") final Link<GameObject<E, T>> mainLink = new Link<>();
  @IntrusiveLink("flat") GameObject<E, T> prev, next;
  @IntrusiveLink("flat") GameObjectFlat<E, T> owner;
}
