package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveList;

/**
 * The proof that nothing was lost or kept: every live body is in the list of all and in the cell of
 * its position, and nothing else is in any list.
 *
 * @param lists how many lists there are
 * @param memberships how many elements they have together
 * @param bodies how many bodies live
 */
record Inspection(int lists, long memberships, int bodies) {

  /**
   * Checks everything between two frames.
   *
   * @throws IllegalStateException if something is wrong; the message says what
   */
  static Inspection of(Storm storm) {
    Inspection total = new Inspection(0, 0, 0);
    for (Swarm<?> swarm : storm.swarms()) {
      total = total.plus(of(swarm));
    }
    return total;
  }

  private static <E extends Body> Inspection of(Swarm<E> swarm) {
    swarm.all().checkInvariants();
    swarm.doomed().checkInvariants();
    require(swarm.doomed().isEmpty(), swarm.doomed().size() + " doomed bodies have not burst");
    long inCells = 0;
    for (IntrusiveList<E> cell : swarm.cells().lists()) {
      cell.checkInvariants();
      inCells += cell.size();
    }
    int live = swarm.pool().liveCount();
    require(swarm.size() == live, live + " bodies live, but " + swarm.size() + " are listed");
    require(inCells == live, live + " bodies live, but " + inCells + " are in cells");
    for (E body : swarm.pool()) {
      require(swarm.all().contains(body), "a live body is not in the list of all");
      if (!Field.contains(body.x, body.y) || !swarm.cells().cellOf(body).contains(body)) {
        throw new IllegalStateException(
            "a body at " + body.x + ", " + body.y + " is not in the cell of its position");
      }
    }
    return new Inspection(2 + swarm.cells().lists().size(), live + inCells, live);
  }

  private Inspection plus(Inspection other) {
    return new Inspection(
        lists + other.lists, memberships + other.memberships, bodies + other.bodies);
  }

  private static void require(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalStateException(problem);
    }
  }
}
