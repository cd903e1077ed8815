package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}

class Monster extends GameObject {
  @IntrusiveLink("mainlist") final Link<Monster> monsterLink = new Link<>(); // error: ListNameCase
}
