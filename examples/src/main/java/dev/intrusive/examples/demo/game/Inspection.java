package dev.intrusive.examples.demo.game;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;

/**
 * The proof that all lists of a world are sound.
 *
 * @param lists how many lists there are
 * @param memberships how many elements they have together
 */
record Inspection(int lists, long memberships) {

  /**
   * Checks every list.
   *
   * @throws IllegalStateException if one is broken; the message says what is broken and where
   */
  static Inspection of(World world) {
    List<IntrusiveList<GameObject>> lists = new ArrayList<>(world.grid().cells());
    lists.add(world.alive());
    lists.add(world.dead());
    lists.add(world.players());
    for (Spawner spawner : world.spawners()) {
      lists.add(spawner.squad());
    }
    long memberships = 0;
    for (IntrusiveList<GameObject> list : lists) {
      list.checkInvariants();
      memberships += list.size();
    }
    return new Inspection(lists.size(), memberships);
  }
}
