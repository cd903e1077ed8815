package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class GameObject<T> {
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
  @IntrusiveLink("flat") GameObject<T> prev, next;
  @IntrusiveLink("flat") GameObjectFlat<T> owner;
}
