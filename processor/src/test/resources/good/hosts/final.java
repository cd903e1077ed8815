package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

final class GameObject {
  @IntrusiveLink("mainList") public final Link<GameObject> mainLink = new Link<>();
  @IntrusiveLink("flat") volatile GameObject prev, next;
  @IntrusiveLink("flat") transient GameObjectFlat owner;
}
