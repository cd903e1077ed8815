package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class String {
  @IntrusiveLink("mainList") final Link<String> mainLink = new Link<>();
  @IntrusiveLink("flat") String prev, next;
  @IntrusiveLink("flat") StringFlat owner;
}
