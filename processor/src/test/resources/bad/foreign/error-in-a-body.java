package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();

  int count() {
    children.moveToLast(this);
    GameObjectLinks.unlinkAll(this);
    return "none"; // error: compiler
  }
}
