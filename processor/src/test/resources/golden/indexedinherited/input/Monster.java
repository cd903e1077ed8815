package dungeon;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.Pooled;
import engine.Entity;

/** A subclass that adds a list of its own. */
@Pooled
public class Monster extends Entity {
  @IntrusiveLink("room")
  final Link<Monster> roomLink = new Link<>();
}
