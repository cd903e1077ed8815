package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject { // error: RuntimeVersion
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();
}

class Monster {
  @IntrusiveLink("hunters") final Link<Monster> link = new Link<>();
}
