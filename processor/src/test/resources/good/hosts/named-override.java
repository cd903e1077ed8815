package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class Override {
  @IntrusiveLink("mainList") final Link<Override> mainLink = new Link<>();
  @IntrusiveLink("flat") Override prev, next;
  @IntrusiveLink("flat") OverrideFlat owner;
}
