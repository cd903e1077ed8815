package game;

import dev.intrusive.*;

interface A {
  @PoolSlot int slot = 0; // error: PoolSlotOutsidePool
}

enum B { // error: PoolSlotOutsidePool
  @PoolSlot
  ONE;

  @PoolSlot int slot; // error: PoolSlotOutsidePool
}

record C(int number) {
  @PoolSlot static int slot; // error: PoolSlotOutsidePool PoolSlotStatic
}
