package shooter;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.MapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled(threadSafe = false)
final class Bullet {
  @PoolSlot
  @IntrusiveLink("alive")
  @MapLink("byNumber")
  int slot;

  @IntrusiveKey("byNumber")
  int number;
}
