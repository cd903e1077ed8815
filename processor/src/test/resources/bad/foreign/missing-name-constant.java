package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList")
  final Link<GameObject> mainLink = new Link<>();

  @IntrusiveLink(Names.DEAD) // error: compiler
  final Link<GameObject> deadLink = new Link<>();

  final GameObjectMainList children = new GameObjectMainList();
}
