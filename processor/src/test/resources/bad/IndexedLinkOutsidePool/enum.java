package game;

import dev.intrusive.*;

enum Color {
  RED;

  @PoolSlot
  @IntrusiveLink("colors")
  int slot; // error: IndexedLinkOutsidePool
}
