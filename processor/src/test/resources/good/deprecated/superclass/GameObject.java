package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@SuppressWarnings("removal")
public class GameObject extends Old {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
}
