package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<T extends Missing> { // error: compiler
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
  // Nothing can be generated before the bound is known, so this is reported besides.
  GameObjectMainList<T> children; // error: compiler
}
