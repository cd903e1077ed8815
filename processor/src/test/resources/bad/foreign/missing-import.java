package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import missing.Missing; // error: compiler

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();
}
