package game;

import dev.intrusive.IntrusiveLink;

class GameObject {
  @IntrusiveLink("mainList")
  final Link<GameObject> mainLink = null; // error: compiler

  final GameObjectMainList children = new GameObjectMainList();
}
