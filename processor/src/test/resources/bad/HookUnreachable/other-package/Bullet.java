package game;

import dev.intrusive.*;

@Pooled
class Bullet extends base.Thing { // error: HookUnreachable HookUnreachable HookUnreachable
  @PoolSlot int slot;
}
