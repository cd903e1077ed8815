package game;

import dev.intrusive.IntrusiveLink;

class Link {
  @IntrusiveLink("mainList") final dev.intrusive.Link<Link> mainLink = new dev.intrusive.Link<>();
}
