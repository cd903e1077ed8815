package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject extends Monster { // error: compiler
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}

class Monster extends GameObject { // error(ecj): compiler
  @IntrusiveLink("hunters") final Link<Monster> hunterLink = new Link<>();
}
