package engine;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;

/** What pooled subclasses in other packages inherit. */
public abstract class Entity {
  @PoolSlot
  @IntrusiveLink({"sleeping", "awake"})
  public int slot;

  @IntrusiveLink("team")
  final Link<Entity> teamLink = new Link<>();
}
