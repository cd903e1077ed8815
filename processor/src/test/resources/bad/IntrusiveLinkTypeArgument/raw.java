package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link mainLink = null; // error: IntrusiveLinkTypeArgument
}
