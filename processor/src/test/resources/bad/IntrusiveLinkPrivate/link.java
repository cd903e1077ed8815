package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class GameObject {
  @IntrusiveLink("mainList") private final Link<GameObject> mainLink = new Link<>(); // error: IntrusiveLinkPrivate
}
