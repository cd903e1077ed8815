package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}

class GameObjectMainListing {}

class GameObjectPool {}

class Links {}
