package game;

import dev.intrusive.*;

@Pooled(threadSafe = true)
class A {
  @PoolSlot int slot;
}

@Pooled(threadSafe = A_.NO)
class B {
  @PoolSlot int slot;
}

interface A_ {
  boolean NO = false;
}
