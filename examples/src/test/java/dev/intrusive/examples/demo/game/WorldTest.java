package dev.intrusive.examples.demo.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WorldTest {

  private static final double MIDDLE = 80;

  @Test
  void runFrame_losesNothing() {
    World world = new World(Level.parse(Level.ARENA), 3);
    for (int frame = 0; frame < 150; frame++) {
      world.runFrame();
      world.lists().forEach(IntrusiveList::checkInvariants);
      assertEquals(world.spawned(), world.alive().size() + world.killed());
      assertEquals(count(world, Kind.BULLET), world.bullets().liveCount());
      assertEquals(count(world, Kind.PARTICLE), world.particles().liveCount());
      assertTrue(world.dead().isEmpty());
    }
    assertTrue(world.killed() > 1000);
  }

  private static long count(World world, Kind kind) {
    return world.alive().stream().filter(object -> object.kind() == kind).count();
  }

  @Test
  void runFrame_keepsTheLivingInTheirLists() {
    World world = new World(Level.parse(Level.ARENA), 3);
    for (int frame = 0; frame < 150; frame++) {
      world.runFrame();
    }
    for (GameObject object : world.alive()) {
      assertTrue(world.isFree(object.x(), object.y()));
      assertEquals(object.kind().isSolid(), world.grid().cellOf(object).contains(object));
      assertEquals(
          object.kind() == Kind.PLAYER, GameObjectLinks.squadListOf(object) == world.players());
    }
  }

  @Test
  void close_endsTheThreadOfTheParticles() {
    World world = emptyWorld();
    world.runFrame();
    world.close();
    assertThrows(RejectedExecutionException.class, world::runFrame);
  }

  @Test
  void kill_leavesAllListsButTheDeadList() {
    World world = new World(Level.parse("....\n.g..\n....\n"), 1);
    while (world.alive().isEmpty()) {
      world.runFrame();
    }
    GameObject grunt = world.alive().getFirst();
    assertSame(world.spawners().get(0).squad(), GameObjectLinks.squadListOf(grunt));

    world.kill(grunt);
    assertFalse(grunt.isAlive());
    assertFalse(GameObjectLinks.inSquadList(grunt));
    assertFalse(GameObjectLinks.inCellList(grunt));
    assertSame(world.dead(), GameObjectLinks.deadListOf(grunt));
    assertEquals(3, world.listsLeft());

    world.runFrame();
    assertFalse(GameObjectLinks.isLinked(grunt));
  }

  @Test
  void kill_theDead_changesNothing() {
    World world = emptyWorld();
    GameObject grunt = world.add(Kind.GRUNT, MIDDLE, MIDDLE);
    world.kill(grunt);
    world.kill(grunt);
    assertEquals(1, world.dead().size());
    assertEquals(1, world.killed());
  }

  @Test
  void update_killsOthers_visitsEachSurvivorOnce() {
    World world = emptyWorld();
    List<String> visits = new ArrayList<>();
    List<Probe> probes = new ArrayList<>();
    for (String name : List.of("first", "killer", "next", "other", "last")) {
      Probe probe = new Probe(name, visits);
      probes.add(probe);
      world.add(probe);
    }
    probes.get(1).onUpdate =
        () -> {
          // The previous one, itself and the next one.
          probes.subList(0, 3).forEach(world::kill);
          world.add(new Probe("new", visits));
        };

    world.runFrame();
    assertEquals(List.of("first", "killer", "other", "last", "new"), visits);
    assertEquals(3, world.killed());
  }

  @Test
  void explode_inAPass_killsTheCrowdAndIsReported() {
    World world = emptyWorld();
    addGrunts(world, 100);
    Probe bomb = new Probe("bomb", new ArrayList<>());
    bomb.onUpdate = () -> world.explode(MIDDLE, MIDDLE, 150);
    world.add(bomb);
    addGrunts(world, 100);

    world.runFrame();
    assertEquals(200, world.killed());
    assertEquals(400, world.listsLeft());
    Explosion explosion = world.largestExplosion();
    assertEquals(
        new Explosion(1, 201, 200, 400, explosion.allocatedBytes()), world.largestExplosion());
    world.lists().forEach(IntrusiveList::checkInvariants);
  }

  @Test
  void explode_outsideOfPasses_isNotReported() {
    World world = emptyWorld();
    addGrunts(world, 2);
    world.explode(MIDDLE, MIDDLE, 150);
    assertEquals(2, world.killed());
    assertEquals(Explosion.NONE, world.largestExplosion());
  }

  @Test
  void sweep_carriesChainReactionsToTheEnd() {
    World world = emptyWorld();
    int barrels = 20_000;
    for (int i = 0; i < barrels; i++) {
      world.add(Kind.BARREL, 2 * MIDDLE * i / barrels, MIDDLE);
    }
    world.kill(world.alive().getFirst());
    world.runFrame();
    assertEquals(0, count(world, Kind.BARREL));
  }

  private static void addGrunts(World world, int count) {
    IntStream.range(0, count).forEach(unused -> world.add(Kind.GRUNT, MIDDLE, MIDDLE));
  }

  private static World emptyWorld() {
    return new World(Level.parse("..........\n".repeat(10)), 1);
  }

  /** Records when it is visited. */
  private static final class Probe extends GameObject {

    private final String name;
    private final List<String> visits;
    private Runnable onUpdate = () -> {};

    Probe(String name, List<String> visits) {
      super(Kind.PARTICLE, MIDDLE, MIDDLE);
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
