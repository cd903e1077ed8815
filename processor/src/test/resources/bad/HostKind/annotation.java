package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

@interface Marked {
  @IntrusiveLink("mainList") Link<Marked> LINK = new Link<>(); // error: HostKind
}
