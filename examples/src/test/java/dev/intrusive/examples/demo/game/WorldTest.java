package dev.intrusive.examples.demo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.game.level.Actor;
import dev.intrusive.examples.demo.game.level.Area;
import dev.intrusive.examples.demo.game.level.Level;
import dev.intrusive.examples.demo.game.level.LevelReader;
import dev.intrusive.examples.demo.game.level.SpawnRule;
import dev.intrusive.pool.ObjectPool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WorldTest {

  private static final Area MIDDLE = new Area(80, 80, 0, 0);

  @ParameterizedTest
  @ValueSource(strings = {"arena", "minefield", "swarm"})
  void runFrame_losesNothing(String name) throws Exception {
    World world = new World(LevelReader.read(Path.of("levels", name + ".tmj")), 3);
    for (int frame = 0; frame < 150; frame++) {
      world.runFrame();
      Inspection.of(world);
      Tally total = new Tally();
      world.tallies().values().forEach(total::add);
      assertEquals(total.spawned(), world.alive().size() + total.killed());
      long released = ended(world.bullets()) + ended(world.particles());
      assertEquals(total.killed(), tally(world, Phase.SWEEP).visited() + released);
      assertEquals(count(world, Kind.BULLET), world.bullets().liveCount());
      assertEquals(count(world, Kind.PARTICLE), world.particles().liveCount());
      assertTrue(world.dead().isEmpty());
    }
  }

  /** How many lives in a pool are over. */
  private static long ended(ObjectPool<?> pool) {
    return pool.statistics().lives() - pool.liveCount();
  }

  private static long count(World world, Kind kind) {
    return world.alive().stream().filter(object -> object.kind() == kind).count();
  }

  @Test
  void close_endsTheThreadOfTheParticles() {
    World world = worldWith(List.of());
    world.runFrame();
    world.close();
    assertThrows(RejectedExecutionException.class, world::runFrame);
  }

  @Test
  void runFrame_swarmKeepsThousandsAlive() throws Exception {
    World world = new World(LevelReader.read(Path.of("levels", "swarm.tmj")), 1);
    for (int frame = 0; frame < 60; frame++) {
      world.runFrame();
      assertTrue(world.alive().size() > 4000);
    }
  }

  @Test
  void runFrame_leavesWhatIsAliveInItsLists() throws Exception {
    World world = new World(LevelReader.read(Path.of("levels", "arena.tmj")), 3);
    for (int frame = 0; frame < 150; frame++) {
      world.runFrame();
    }
    for (GameObject object : world.alive()) {
      assertTrue(object.isAlive());
      assertEquals(object.kind().isSolid(), GameObjectLinks.inCellList(object));
      assertEquals(
          object.kind() == Kind.PLAYER, GameObjectLinks.squadListOf(object) == world.players());
    }
  }

  @Test
  void runFrame_respectsWalls() throws Exception {
    World world = new World(LevelReader.read(Path.of("levels", "swarm.tmj")), 3);
    for (int frame = 0; frame < 300; frame++) {
      world.runFrame();
    }
    for (GameObject object : world.alive()) {
      assertTrue(world.isFree(object.x(), object.y()));
    }
  }

  @Test
  void kill_leavesAllListsButTheDeadList() {
    SpawnRule rule = new SpawnRule(Actor.GRUNT, MIDDLE, 1, 1, 1);
    World world = worldWith(List.of(rule));
    world.runFrame();
    GameObject grunt = world.alive().getFirst();
    Spawner spawner = world.spawners().get(0);
    assertSame(spawner.squad(), GameObjectLinks.squadListOf(grunt));

    world.kill(grunt);
    assertFalse(grunt.isAlive());
    assertFalse(GameObjectLinks.inSquadList(grunt));
    assertFalse(GameObjectLinks.inCellList(grunt));
    assertSame(world.dead(), GameObjectLinks.deadListOf(grunt));
    assertEquals(3, tally(world, Phase.SWEEP).unlinked());

    world.runFrame();
    assertFalse(GameObjectLinks.isLinked(grunt));
    assertEquals(1, spawner.squad().size(), "the spawner has replaced it");
  }

  @Test
  void kill_theDeadChangesNothing() {
    World world = worldWith(List.of());
    GameObject grunt = world.add(Actor.GRUNT, MIDDLE);
    world.runFrame();
    world.kill(grunt);
    world.kill(grunt);
    assertEquals(1, world.dead().size());
    assertEquals(1, tally(world, Phase.SWEEP).killed());
  }

  @Test
  void update_killsAnythingAndVisitsTheRestOnce() {
    World world = worldWith(List.of());
    List<String> visits = new ArrayList<>();
    List<Probe> probes = new ArrayList<>();
    for (String name : List.of("first", "killer", "next", "other", "last")) {
      Probe probe = new Probe(name, visits);
      probes.add(probe);
      world.add(probe);
    }
    probes.get(1).onUpdate =
        () -> {
          // The one before, itself, the one after; and somebody new.
          probes.subList(0, 3).forEach(world::kill);
          world.add(new Probe("new", visits));
        };

    world.runFrame();
    assertEquals(List.of("first", "killer", "other", "last", "new"), visits);
    assertEquals(5, tally(world, Phase.UPDATE).visited());
    assertEquals(3, tally(world, Phase.UPDATE).killed());
    assertEquals(3, tally(world, Phase.SWEEP).visited());
  }

  @Test
  void explode_killsTheWholeCrowdFromTheMiddleOfTheLoop() {
    World world = worldWith(List.of());
    IntStream.range(0, 100).forEach(unused -> world.add(Actor.GRUNT, MIDDLE));
    Probe bomb = new Probe("bomb", new ArrayList<>());
    bomb.onUpdate = () -> world.explode(80, 80, 150);
    world.add(bomb);
    IntStream.range(0, 100).forEach(unused -> world.add(Actor.GRUNT, MIDDLE));

    world.runFrame();
    assertEquals(101, tally(world, Phase.UPDATE).visited());
    assertEquals(200, tally(world, Phase.UPDATE).killed());
    assertEquals(400, tally(world, Phase.UPDATE).unlinked());
    Inspection.of(world);
  }

  @Test
  void sweep_carriesChainReactionsToTheEnd() {
    World world = worldWith(List.of());
    int barrels = 20_000;
    for (int i = 0; i < barrels; i++) {
      double x = 160.0 * i / barrels;
      world.add(Actor.BARREL, new Area(x, 80, 0, 0));
    }
    world.kill(world.alive().getFirst());
    world.runFrame();
    assertEquals(0, world.alive().stream().filter(o -> o.kind() == Kind.BARREL).count());
    assertEquals(barrels, tally(world, Phase.SWEEP).visited());
  }

  private static Tally tally(World world, Phase phase) {
    return world.tallies().getOrDefault(phase, new Tally());
  }

  private static World worldWith(List<SpawnRule> rules) {
    return new World(new Level(10, 10, 16, 16, List.of(), List.of(), rules), 1);
  }

  /** Writes down when it is visited. */
  private static final class Probe extends GameObject {

    private final String name;
    private final List<String> visits;
    private Runnable onUpdate = () -> {};

    Probe(String name, List<String> visits) {
      super(Kind.PARTICLE, 80, 80);
      this.name = name;
      this.visits = visits;
    }

    @Override
    void update(World world) {
      visits.add(name);
      onUpdate.run();
    }
  }
}
