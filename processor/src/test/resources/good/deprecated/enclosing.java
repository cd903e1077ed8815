package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** @deprecated old */
@Deprecated(forRemoval = true)
public class World {
  public static class Entity {
    @IntrusiveLink("mainList") final Link<Entity> mainLink = new Link<>();
  }
}
