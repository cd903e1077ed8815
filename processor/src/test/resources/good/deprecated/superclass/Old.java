package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** @deprecated old */
@Deprecated(forRemoval = true)
public class Old {
  @IntrusiveLink("olds") final Link<Old> oldLink = new Link<>();
}
