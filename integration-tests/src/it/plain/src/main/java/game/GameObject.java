package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class GameObject {
  @IntrusiveLink("mainList")
  final Link<GameObject> mainLink = new Link<>();
}
