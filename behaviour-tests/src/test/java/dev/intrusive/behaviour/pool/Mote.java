package dev.intrusive.behaviour.pool;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled host that joins lists of two layouts when its life begins. */
@Pooled
final class Mote {

  @PoolSlot
  @IntrusiveLink("cloud")
  int slot;

  @IntrusiveLink("swarm")
  final Link<Mote> swarmLink = new Link<>();

  static final Runnable NOTHING = () -> {};

  /** What the end of a life does. */
  Runnable pokes = NOTHING;

  @OnEmplace
  void init() {}

  @OnEmplace
  void init(MoteCloud cloud, MoteSwarm swarm) {
    swarm.addLast(this);
    cloud.addFirst(this);
  }

  /** Begins another life in its own beginning, as often as there is room. */
  @OnEmplace
  void init(MotePool pool, MoteCloud cloud) {
    cloud.addLast(this);
    Mote child = pool.tryEmplace(pool, cloud);
    if (child != null) {
      pool.release(child);
    }
  }

  @OnRelease
  void end() {
    pokes.run();
  }
}
