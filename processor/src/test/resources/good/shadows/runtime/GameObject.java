package game;

import dev.intrusive.IntrusiveLink;

public class GameObject {
  @IntrusiveLink("mainList")
  final dev.intrusive.Link<GameObject> mainLink = new dev.intrusive.Link<>();

  @IntrusiveLink("flat") GameObject prev, next;
  @IntrusiveLink("flat") GameObjectFlat owner;
}
