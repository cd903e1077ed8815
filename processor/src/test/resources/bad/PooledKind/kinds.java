package game;

import dev.intrusive.*;

@Pooled
interface B {} // error: PooledKind

@Pooled
enum C { // error: PooledKind
  ONE;

  @PoolSlot int slot;
}

@Pooled
@interface D {} // error: PooledKind

class E {
  BPool b;
  CPool c;
  DPool d;
}
