package dev.intrusive.examples.demo.game;

import dev.intrusive.IntrusiveList;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Runs a world and describes what happens in it. */
final class Report {

  private static final int ROWS = 10;

  private final World world;
  private final StringBuilder text = new StringBuilder();

  Report(World world) {
    this.world = world;
  }

  /** Runs a number of frames and returns the text. */
  String run(int frames) {
    print("%8s%8s", "frame", "alive");
    for (Kind kind : Kind.values()) {
      print("%10s", kind.label());
    }
    addCensus();
    int interval = Math.max(1, frames / ROWS);
    for (int frame = 1; frame <= frames; frame++) {
      world.runFrame();
      if (frame % interval == 0 || frame == frames) {
        addCensus();
      }
    }
    addBalance();
    addLargestExplosion();
    return text.toString();
  }

  private void addCensus() {
    Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    for (GameObject object : world.alive()) {
      counts.merge(object.kind(), 1, Integer::sum);
    }
    print("\n%8d%8d", world.frame(), world.alive().size());
    for (Kind kind : Kind.values()) {
      print("%10d", counts.getOrDefault(kind, 0));
    }
  }

  private void addBalance() {
    int alive = world.alive().size();
    if (world.spawned() != alive + world.killed()) {
      throw new IllegalStateException("some object was lost");
    }
    long memberships = 0;
    for (IntrusiveList<GameObject> list : world.lists()) {
      list.checkInvariants();
      memberships += list.size();
    }
    print("\n\n%,d spawned = %,d alive + %,d killed.\n", world.spawned(), alive, world.killed());
    print("All %,d lists are intact, with %,d memberships.\n\n", world.lists().size(), memberships);
  }

  private void addLargestExplosion() {
    Explosion explosion = world.largestExplosion();
    if (explosion.equals(Explosion.NONE)) {
      return;
    }
    print(
        """
        Frame %d: a bomber exploded in the middle of a forEach over %,d objects. It and %d others
        left all of their lists on the spot: %d removals, no search, %d bytes allocated. The forEach
        went on with the next survivor; an ArrayList would have thrown ConcurrentModificationException.
        """,
        explosion.frame(),
        explosion.visiting(),
        explosion.killed() - 1,
        explosion.listsLeft(),
        explosion.allocatedBytes());
  }

  private void print(String format, Object... values) {
    // A fixed locale, because some have digits of their own.
    text.append(String.format(Locale.ROOT, format, values));
  }
}
