package game;

import dev.intrusive.*;

import java.io.IOException;

@Pooled
class Bullet implements Cloneable { // warning: HostCloneable
  @IntrusiveLink("list") Link<Bullet> link = new Link<>(); // error: IntrusiveLinkNotFinal
  @PoolSlot final long slot = 0; // error: PoolSlotFinal PoolSlotType

  @OnEmplace
  private void init() {} // error: HookPrivate OnEmplaceDuplicate

  @OnEmplace
  static void start() {} // error: HookStatic OnEmplaceDuplicate

  @OnRelease
  void end() throws IOException {} // error: OnReleaseException

  BulletPool pool;
  BulletList list;
}
