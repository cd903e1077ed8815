package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.io.IOException;

/** A bullet, which knows its pool before that is generated. */
@Pooled
public class Bullet {
  @PoolSlot int slot;

  @IntrusiveLink("liveList")
  final Link<Bullet> liveLink = new Link<>();

  @IntrusiveLink("gridCell")
  Bullet gridPrev, gridNext;

  @IntrusiveLink("gridCell")
  BulletGridCell gridOwner;

  BulletPool pool;

  @OnEmplace
  void init(float x, float y) {}

  @OnEmplace
  void copy(Bullet object, BulletPool time, String... unit) throws IOException {}

  @OnRelease
  void destroy() {}
}
