package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

sealed class GameObject permits Monster {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}

final class Monster extends GameObject {
  @IntrusiveLink("hunters") final Link<Monster> hunterLink = new Link<>();
}
