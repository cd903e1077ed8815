package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") final Link<String> mainLink = new Link<>(); // error: IntrusiveLinkTypeArgument
}
