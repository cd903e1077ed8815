package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StormTest {

  @Test
  void step_sameLevelAndSeed_sameStates() {
    Storm one = Storms.of("squall");
    Storm other = Storms.of("squall");
    for (int i = 0; i < 10; i++) {
      Storms.run(one, 30);
      Storms.run(other, 30);
      assertEquals(one.stateHash(), other.stateHash());
    }
  }

  @Test
  void step_otherSeed_otherState() {
    Storm one = Storms.of("squall");
    Storm other = new Storm(one.level(), 2);
    Storms.run(one, 5);
    Storms.run(other, 5);
    assertNotEquals(one.stateHash(), other.stateHash());
  }

  @ParameterizedTest
  @ValueSource(strings = {"drizzle", "squall"})
  void step_losesNothing(String level) {
    Storm storm = Storms.of(level);
    for (int frame = 0; frame < 400; frame++) {
      Storms.run(storm, 1);
      Inspection inspection = Inspection.of(storm);
      assertEquals(2L * inspection.bodies(), inspection.memberships());
    }
    assertTrue(storm.score() > 0, "something was shot");
  }

  @Test
  void step_hurricane_50000ParticlesLive() {
    Storm storm = Storms.of("hurricane");
    Storms.run(storm, 60);
    for (int frame = 0; frame < 60; frame++) {
      Storms.run(storm, 1);
      assertTrue(storm.particles().swarm().pool().liveCount() >= 50_000);
    }
    long live = storm.particles().swarm().all().stream().distinct().count();
    assertTrue(live >= 50_000, live + " particles live");
    Inspection.of(storm);
  }

  @Test
  void inspection_bodyInTheWrongCell_isFound() {
    Storm storm = Storms.calm();
    storm.enemies().spawn(EnemyKind.DRONE, 100, 100);
    storm.enemies().swarm().all().getFirst().x = 300;
    assertThrows(IllegalStateException.class, () -> Inspection.of(storm));
  }

  @Test
  void hit_bomb_takesItsNeighboursWithItThroughTheWholeChain() {
    Storm storm = Storms.calm();
    Swarm<Enemy> enemies = storm.enemies().swarm();
    for (int x = 50; x <= 900; x += 50) {
      storm.enemies().spawn(EnemyKind.BOMB, x, 60);
      storm.enemies().spawn(EnemyKind.DRONE, x, 75);
    }
    storm.enemies().spawn(EnemyKind.DRONE, 500, 400);

    storm.enemies().hit(enemies.all().getFirst(), EnemyKind.BOMB.health());
    storm.step(new Controls());

    assertEquals(1, enemies.size(), "only the drone that was far away lives");
    assertEquals(18 * (EnemyKind.BOMB.score() + EnemyKind.DRONE.score()), storm.score());
    Inspection.of(storm);
  }

  @Test
  void hit_bombThatIsDoomed_scoresNoMore() {
    Storm storm = Storms.calm();
    storm.enemies().spawn(EnemyKind.BOMB, 100, 100);
    Enemy bomb = storm.enemies().swarm().all().getFirst();
    storm.enemies().hit(bomb, EnemyKind.BOMB.health());
    storm.enemies().hit(bomb, 1);
    assertEquals(EnemyKind.BOMB.score(), storm.score());
  }

  @Test
  void explode_inThePassOverAllEnemies_thoseItKillsAreVisitedNoMore() {
    Storm storm = Storms.calm();
    storm.enemies().spawn(EnemyKind.DRONE, 100, 100);
    storm.enemies().spawn(EnemyKind.DRONE, 110, 100);
    storm.enemies().spawn(EnemyKind.DRONE, 120, 100);
    storm.enemies().spawn(EnemyKind.DRONE, 700, 100);
    List<Float> visited = new ArrayList<>();

    storm
        .enemies()
        .swarm()
        .forEach(
            enemy -> {
              visited.add(enemy.x);
              if (enemy.x == 110) {
                storm.blast().explode(110, 100, 50);
              }
            });

    assertEquals(List.of(100f, 110f, 700f), visited);
    assertEquals(1, storm.enemies().swarm().size());
    Inspection.of(storm);
  }

  @Test
  void resolve_targetOfMissileDied_missileFindsAnother() {
    Storm storm = Storms.calm();
    storm.enemies().spawn(EnemyKind.GUNNER, 900, 100);
    Swarm<Enemy> enemies = storm.enemies().swarm();
    storm.bullets().fire(BulletKind.MISSILE, 100, 100, 0, 0);
    storm.step(new Controls());
    Bullet missile = storm.bullets().swarm().all().getFirst();
    long first = missile.target();
    assertEquals(first, enemies.pool().handleOf(enemies.all().getFirst()));

    enemies.release(enemies.all().getFirst());
    storm.enemies().spawn(EnemyKind.GUNNER, 900, 400);
    storm.step(new Controls());

    assertEquals(0, enemies.all().getFirst().slot, "the same slot");
    assertNotEquals(first, missile.target(), "another life");
    assertEquals(missile.target(), enemies.pool().handleOf(enemies.all().getFirst()));
  }

  @Test
  void step_shipIsHit_losesHullOnlyWithoutShield() {
    Storm storm = Storms.calm();
    Ship ship = storm.ship();
    assertTrue(ship.isShielded());
    ship.takeHit(30);
    assertEquals(Ship.FULL_HULL, ship.hull());
    while (ship.isShielded()) {
      storm.step(new Controls());
    }
    ship.takeHit(30);
    assertEquals(Ship.FULL_HULL - 30, ship.hull());

    ship.takeHit(100);
    storm.step(new Controls());
    assertEquals(1, ship.losses());
    assertEquals(Ship.FULL_HULL, ship.hull());
    assertTrue(ship.isShielded());
  }

  @Test
  void fire_fullPool_doesWithout() {
    Storm storm = Storms.calm();
    int capacity = storm.bullets().swarm().pool().capacity();
    for (int i = 0; i <= capacity; i++) {
      storm.bullets().fire(BulletKind.SHOT, 100, 100, 1, 0);
    }
    assertEquals(capacity, storm.bullets().swarm().size());
    storm.step(new Controls());
    assertFalse(storm.bullets().swarm().all().isEmpty());
    Inspection.of(storm);
  }
}
