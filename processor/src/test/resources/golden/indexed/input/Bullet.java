package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A bullet, which is in lists of ints by its slot, and in a list of links. */
@Pooled
public class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  int slot;

  @IntrusiveLink("ownerList")
  final Link<Bullet> ownerLink = new Link<>();

  @OnEmplace
  void init(BulletPool pool, BulletLiveList list) {
    list.add(this);
    BulletLinks.unlinkFromLiveList(pool, this);
  }

  @OnRelease
  void destroy() {}
}
