package game;

import dev.intrusive.*;

@Pooled
class Car { // error: GeneratedNameTaken
  @PoolSlot int slot;
}
