package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<GameObjectLinks, NodeList> {
  @IntrusiveLink("mainList")
  final Link<GameObject<GameObjectLinks, NodeList>> link = new Link<>();
}
