package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import other.GameObjectMainList;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  GameObjectMainList unrelated;
  game.GameObjectMainList related;
}
