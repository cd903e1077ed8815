package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class GameObject {
  /** @deprecated old */
  @Deprecated
  @IntrusiveLink("mainList")
  final Link<GameObject> mainLink = new Link<>();

  /** @deprecated old */
  @Deprecated(forRemoval = true)
  @IntrusiveLink("deadList")
  final Link<GameObject> deadLink = new Link<>();
}
