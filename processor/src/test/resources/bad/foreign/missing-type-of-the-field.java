package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  @IntrusiveLink("deadList") Missing deadLink; // error: compiler
  final GameObjectMainList children = new GameObjectMainList();
  GameObjectDeadList dead;
}
