package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject implements Missing { // error: compiler
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();
}
