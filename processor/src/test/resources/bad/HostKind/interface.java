package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

interface GameObject {
  @IntrusiveLink("mainList") Link<GameObject> LINK = new Link<>(); // error: HostKind
}
