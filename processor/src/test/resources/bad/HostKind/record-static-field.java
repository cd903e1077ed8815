package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

record GameObject(int id) {
  @IntrusiveLink("mainList") static final Link<GameObject> LINK = new Link<>(); // error: HostKind
}
