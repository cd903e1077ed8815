package dev.intrusive.examples.demo.game;

/** Counts what happens in one phase, over all frames. */
final class Tally {

  private long visited;
  private long spawned;
  private long killed;
  private long unlinked;

  void countVisit() {
    visited++;
  }

  void countSpawn() {
    spawned++;
  }

  /**
   * Counts a kill.
   *
   * @param listsLeft how many lists the object was in
   */
  void countKill(int listsLeft) {
    killed++;
    unlinked += listsLeft;
  }

  /**
   * Counts objects that were in one list each.
   *
   * @param count how many
   */
  void countReclaimed(int count) {
    killed += count;
    unlinked += count;
  }

  void add(Tally other) {
    visited += other.visited;
    spawned += other.spawned;
    killed += other.killed;
    unlinked += other.unlinked;
  }

  /** How many objects, or spawners, the loop of the phase has visited. */
  long visited() {
    return visited;
  }

  /** How many objects have come into the world. */
  long spawned() {
    return spawned;
  }

  /** How many objects have been killed. */
  long killed() {
    return killed;
  }

  /** How many lists the killed objects have left. */
  long unlinked() {
    return unlinked;
  }
}
