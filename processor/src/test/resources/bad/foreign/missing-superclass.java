package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject extends Missing { // error: compiler
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();
}
