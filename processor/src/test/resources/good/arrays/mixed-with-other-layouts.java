package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot @IntrusiveLink({"gridCell", "owned"}) int slot;
  @IntrusiveLink("alive") int aliveIndex;
  @IntrusiveLink("alive") BulletAlive alive;
  @IntrusiveLink("chain") Bullet chainPrev, chainNext;
  @IntrusiveLink("chain") BulletChain chain;
  @IntrusiveLink("queue") final Link<Bullet> queueLink = new Link<>();
  @HeapLink("deadlines") int deadlineIndex;
  @HeapLink("deadlines") BulletDeadlines deadlines;
  @IntrusiveKey("deadlines") long deadline;
}
