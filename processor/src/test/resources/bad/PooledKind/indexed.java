package game;

import dev.intrusive.*;

@Pooled
enum Color { // error: PooledKind
  RED;

  @PoolSlot
  @IntrusiveLink("colors")
  int slot;

  ColorColors list = new ColorColors(null);
}
