package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell", "liveList", "liveList"}) // error: ListNameDuplicate
  int slot;
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink({"arrows", "flying"}) // error: ListNameDuplicate
  int slot;

  @IntrusiveLink("flying") // error: ListNameDuplicate
  final Link<Arrow> link = new Link<>();
}

@Pooled
class Stone {
  @PoolSlot
  @IntrusiveLink("heap") // error: ListNameDuplicate
  int slot;

  @IntrusiveLink("heap") // error: ListNameDuplicate
  Stone prev;

  @IntrusiveLink("heap") // error: ListNameDuplicate
  Stone next;

  @IntrusiveLink("heap") // error: ListNameDuplicate
  StoneHeap owner;
}

abstract class Thing {
  @PoolSlot
  @IntrusiveLink("things")
  int slot;
}

@Pooled
class Ball extends Thing {
  @IntrusiveLink("things") // error: ListNameDuplicate
  final Link<Ball> link = new Link<>();
}
