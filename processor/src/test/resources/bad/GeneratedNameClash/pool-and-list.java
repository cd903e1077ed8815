package game;

import dev.intrusive.*;

@Pooled
class Car { // error: GeneratedNameClash
  @PoolSlot int slot;
}

class Ca { // error: GeneratedNameClash
  @IntrusiveLink("rpool") final Link<Ca> link = new Link<>();
}
