package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObjectMainList> mainLink = new Link<>(); // error: IntrusiveLinkTypeArgument
}
