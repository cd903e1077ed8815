package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class Monster extends GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkTypeArgument
}

class GameObject {}
