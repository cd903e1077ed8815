package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"inFoo", "fooOf"})
  int slot; // error: AccessorClash
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink("arrows")
  int slot; // error: AccessorClash

  @IntrusiveLink("others") final Link<Arrow> inArrows = new Link<>(); // error: AccessorClash
}
