package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<String, Object> {
  @IntrusiveLink("mainList") final Link<GameObject<String, Object>> mainLink = new Link<>();
  @IntrusiveLink("flat") GameObject<String, Object> prev, next;
  @IntrusiveLink("flat") GameObjectFlat<String, Object> owner;
}
