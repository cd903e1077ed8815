package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @IntrusiveLink("liveList")
  private static int slot; // error: IndexedLinkWithoutPoolSlot IntrusiveLinkPrivate IntrusiveLinkStatic
}
