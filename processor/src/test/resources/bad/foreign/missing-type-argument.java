package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList")
  final Link<GameObjekt> mainLink = null; // error: compiler

  final GameObjectMainList children = new GameObjectMainList();
}
