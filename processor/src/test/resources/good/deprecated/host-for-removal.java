package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** @deprecated old */
@Deprecated(since = "2", forRemoval = true)
public class GameObject<T> {
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
  @IntrusiveLink("flat") GameObject<T> prev, next;
  @IntrusiveLink("flat") GameObjectFlat<T> owner;
}
