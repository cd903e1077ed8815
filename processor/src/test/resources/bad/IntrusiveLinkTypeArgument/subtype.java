package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<Monster> mainLink = new Link<>(); // error: IntrusiveLinkTypeArgument
}

class Monster extends GameObject {}
