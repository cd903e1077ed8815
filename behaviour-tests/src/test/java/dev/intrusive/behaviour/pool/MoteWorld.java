package dev.intrusive.behaviour.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.pool.PoolImage;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A pool of motes with two lists, in which two live. */
final class MoteWorld {

  private static final int CAPACITY = 4;

  final MotePool pool;
  final MoteCloud cloud;
  final MoteSwarm swarm = new MoteSwarm();
  final Mote first;

  MoteWorld(Variant variant) {
    pool = new MotePool(CAPACITY, variant.options());
    cloud = new MoteCloud(pool);
    first = pool.emplace(cloud, swarm);
    pool.emplace(cloud, swarm);
  }

  PoolImage<Mote> image() {
    return new PoolImage<>(pool, List.of(cloud, swarm));
  }

  /** Saves the pool and its lists. */
  IntBuffer save() {
    IntBuffer saved = IntBuffer.allocate(image().length());
    image().write(saved);
    saved.flip();
    return saved;
  }

  /** Empties the pool and restores what was there; if that fails, nothing of it is there. */
  void saveAndRestore() {
    Mote mote = pool.tryEmplace(cloud, swarm);
    IntBuffer saved = save();
    int live = pool.liveCount();
    pool.releaseAll();
    try {
      image().read(saved);
    } finally {
      requireAllOrNothing(live);
    }
    if (mote != null) {
      pool.release(mote);
    }
  }

  /**
   * Makes sure that an image was restored whole or not at all. A method of its own, so that its
   * lambda is linked by a pass that succeeds: linking needs a deep stack.
   */
  private void requireAllOrNothing(int live) {
    int restored = pool.liveCount();
    assertTrue(restored == 0 || restored == live, () -> restored + " of " + live);
    assertEquals(restored, swarm.size());
  }

  /** Makes sure that no slot is lost and no list broken, and leaves the pool empty. */
  void requireWhole() {
    cloud.checkInvariants();
    swarm.checkInvariants();
    assertEquals(CAPACITY, pool.liveCount() + pool.freeCount());
    pool.releaseAll();
    assertEquals(0, pool.liveCount(), "a slot was lost");
    assertEquals(0, cloud.size(), "cloud");
    assertEquals(0, swarm.size(), "swarm");
    Set<Mote> all = new HashSet<>();
    for (int i = 0; i < CAPACITY; i++) {
      Mote mote = pool.tryEmplace();
      assertNotNull(mote, "a slot was lost");
      assertFalse(MoteLinks.isLinked(pool, mote));
      mote.pokes = Mote.NOTHING;
      all.add(mote);
    }
    assertEquals(CAPACITY, all.size(), "a slot was handed out twice");
    assertNull(pool.tryEmplace());
    assertEquals(CAPACITY, pool.releaseAll());
  }
}
