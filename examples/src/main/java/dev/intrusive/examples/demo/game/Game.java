package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.game.level.Level;
import dev.intrusive.pool.ObjectPool;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs a world for a number of frames and reports what happens in it. */
final class Game {

  private static final int CENSUSES = 10;

  private final World world;
  private final int frames;
  private final PrintStream out;
  private int mostAlive;

  Game(Level level, long seed, int frames, PrintStream out) {
    this.world = new World(level, seed);
    this.frames = frames;
    this.out = out;
  }

  /** Runs the game. The output depends on the level, the seed and the number of frames alone. */
  void run() {
    try (world) {
      play();
    }
  }

  private void play() {
    Table table = new Table(out);
    table.header("frame", censusTitles());
    table.row("0", census());
    int interval = Math.max(1, frames / CENSUSES);
    for (int frame = 1; frame <= frames; frame++) {
      world.runFrame();
      mostAlive = Math.max(mostAlive, world.alive().size());
      if (frame % interval == 0 || frame == frames) {
        table.row(String.valueOf(frame), census());
      }
    }
    out.print('\n');
    Tally total = reportPhases(table);
    out.print('\n');
    reportBalance(total);
  }

  private static List<String> censusTitles() {
    List<String> titles = new ArrayList<>(List.of("alive"));
    Arrays.stream(Kind.values()).map(Kind::label).forEach(titles::add);
    return titles;
  }

  private List<Long> census() {
    Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    for (GameObject object : world.alive()) {
      counts.merge(object.kind(), 1L, Long::sum);
    }
    List<Long> row = new ArrayList<>(List.of((long) world.alive().size()));
    for (Kind kind : Kind.values()) {
      row.add(counts.getOrDefault(kind, 0L));
    }
    return row;
  }

  private Tally reportPhases(Table table) {
    table.header("phase", List.of("visited", "spawned", "killed", "unlinked"));
    Tally total = new Tally();
    world
        .tallies()
        .forEach(
            (phase, tally) -> {
              table.row(phase.label(), cells(tally));
              total.add(tally);
            });
    table.row("total", cells(total));
    return total;
  }

  private static List<Long> cells(Tally tally) {
    return List.of(tally.visited(), tally.spawned(), tally.killed(), tally.unlinked());
  }

  private void reportBalance(Tally total) {
    int alive = world.alive().size();
    if (total.spawned() != alive + total.killed()) {
      throw new IllegalStateException(
          "%s spawned, but %s alive and %s killed"
              .formatted(total.spawned(), alive, total.killed()));
    }
    Inspection inspection = Inspection.of(world);
    requireAsMany(Kind.BULLET, world.bullets());
    requireAsMany(Kind.PARTICLE, world.particles());
    // A fixed locale, since some write digits of their own.
    out.printf(Locale.ROOT, "At most %d objects were alive at once.\n", mostAlive);
    out.printf(
        Locale.ROOT,
        "%d spawned = %d alive + %d killed.\n",
        total.spawned(),
        alive,
        total.killed());
    out.printf(
        Locale.ROOT,
        "Bullets %s; particles %s.\n",
        world.bullets().statistics(),
        world.particles().statistics());
    out.printf(
        Locale.ROOT,
        "The invariants of all %d lists hold, with %d memberships.\n",
        inspection.lists(),
        inspection.memberships());
  }

  /** Makes sure that what lives in a pool is what is alive in the world. */
  private void requireAsMany(Kind kind, ObjectPool<? extends GameObject> pool) {
    long alive = world.alive().stream().filter(object -> object.kind() == kind).count();
    if (alive != pool.liveCount()) {
      throw new IllegalStateException(
          "%s of kind %s are alive, but %s".formatted(alive, kind.label(), pool));
    }
  }
}
