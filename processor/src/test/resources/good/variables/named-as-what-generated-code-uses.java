package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<Iterator, Objects, Consumer, Override, Elements> {
  @IntrusiveLink("mainList")
  final Link<GameObject<Iterator, Objects, Consumer, Override, Elements>> link = new Link<>();

  @IntrusiveLink("flat") GameObject<Iterator, Objects, Consumer, Override, Elements> prev, next;
  @IntrusiveLink("flat") GameObjectFlat<Iterator, Objects, Consumer, Override, Elements> owner;
}
