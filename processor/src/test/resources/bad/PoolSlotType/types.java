package game;

import dev.intrusive.*;

import java.util.List;

@Pooled
class A {
  @PoolSlot long slot; // error: PoolSlotType
}

@Pooled
class B {
  @PoolSlot Integer slot; // error: PoolSlotType
}

@Pooled
class C {
  @PoolSlot int[] slot; // error: PoolSlotType
}

@Pooled
class D<T> {
  @PoolSlot T slot; // error: PoolSlotType
}
