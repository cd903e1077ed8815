package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("first") final Link<?> first = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("second") final Link<? extends GameObject> second = null; // error: IntrusiveLinkTypeArgument
  @IntrusiveLink("third") final Link<? super GameObject> third = null; // error: IntrusiveLinkTypeArgument
}
