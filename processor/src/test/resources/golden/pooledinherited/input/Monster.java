package dungeon;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;

/** What the pooled subclass inherits. */
public abstract class Monster<W> {
  @PoolSlot int slot;

  @IntrusiveLink("room")
  Monster<W> roomPrev, roomNext;

  @IntrusiveLink("room")
  MonsterRoom<W> roomOwner;

  @OnEmplace
  protected void spawn(W weapon, int level) throws Exception {}

  @OnEmplace
  protected void spawn() {}

  @OnRelease
  protected void die() {}
}
