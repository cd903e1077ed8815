package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.game.level.Actor;
import dev.intrusive.examples.demo.game.level.Area;
import dev.intrusive.examples.demo.game.level.Level;
import dev.intrusive.examples.demo.game.level.Placement;
import dev.intrusive.pool.PoolOptions;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Everything that exists, and the rules by which it changes. */
final class World implements AutoCloseable {

  private static final int TRIES_TO_PLACE = 10;
  private static final int MOST_BULLETS = 4096;
  private static final int MOST_PARTICLES = 16384;

  private static final PoolOptions COUNTED = PoolOptions.defaults().statistics(true);

  private final GameObjectMainList alive = new GameObjectMainList();
  private final GameObjectDeadList dead = new GameObjectDeadList();
  private final GameObjectSquadList players = new GameObjectSquadList();
  private final BulletPool bullets = new BulletPool(MOST_BULLETS, COUNTED);
  private final ParticlePool particles = new ParticlePool(MOST_PARTICLES, COUNTED);
  private final Embers embers = new Embers(particles);
  private final Grid grid;
  private final List<Spawner> spawners;

  private final Area bounds;
  private final List<Area> walls;
  private final Random random;

  private final Map<Phase, Tally> tallies = new EnumMap<>(Phase.class);
  private Tally tally = new Tally();
  private int frame;

  World(Level level, long seed) {
    grid = new Grid(level);
    spawners = level.spawnRules().stream().map(Spawner::new).toList();
    bounds = level.bounds();
    walls = level.walls();
    random = new Random(seed);
    populate(level.placements());
  }

  private void populate(List<Placement> placements) {
    begin(Phase.SPAWN);
    for (Placement placement : placements) {
      for (int i = 0; i < placement.count(); i++) {
        GameObject object = add(placement.actor(), placement.area());
        if (object.kind() == Kind.PLAYER) {
          players.addLast(object);
        }
      }
    }
  }

  // The frame.

  void runFrame() {
    frame++;
    spawn();
    forEachAlive(Phase.UPDATE, object -> object.update(this));
    Future<?> glow = embers.glow();
    forEachAlive(Phase.COLLIDE, object -> object.collide(this));
    await(glow);
    sweep();
  }

  private void spawn() {
    begin(Phase.SPAWN);
    for (Spawner spawner : spawners) {
      tally.countVisit();
      spawner.spawn(this, frame);
    }
  }

  /** Visits everything that is alive when its turn comes, what others have just added included. */
  private void forEachAlive(Phase phase, Consumer<GameObject> action) {
    begin(phase);
    alive.forEach(
        object -> {
          tally.countVisit();
          action.accept(object);
        });
  }

  private static void await(Future<?> work) {
    try {
      work.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted in the middle of a frame", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the particles have failed", e);
    }
  }

  /**
   * Releases the particles that have burnt out, and empties the dead list, whose members may kill
   * others, which then are its new last members.
   */
  private void sweep() {
    begin(Phase.SWEEP);
    tally.countReclaimed(particles.reclaim());
    for (GameObject object = dead.pollFirst(); object != null; object = dead.pollFirst()) {
      tally.countVisit();
      object.leaveRemains(this);
    }
  }

  private void begin(Phase phase) {
    tally = tallies.computeIfAbsent(phase, unused -> new Tally());
  }

  // What game objects do to the world.

  /** Puts an actor somewhere in an area, and into a wall only if there seems to be no room. */
  GameObject add(Actor actor, Area area) {
    double x;
    double y;
    int triesLeft = TRIES_TO_PLACE;
    do {
      x = area.x() + random.nextDouble() * area.width();
      y = area.y() + random.nextDouble() * area.height();
      triesLeft--;
    } while (triesLeft > 0 && !isFree(x, y));
    GameObject object =
        switch (actor) {
          case PLAYER -> new Player(x, y);
          case GRUNT -> new Grunt(x, y);
          case BOMBER -> new Bomber(x, y, random);
          case BARREL -> new Barrel(x, y);
        };
    add(object);
    return object;
  }

  /** Puts an object into the world; a loop that runs over the world will still reach it. */
  void add(GameObject object) {
    alive.addLast(object);
    if (object.kind().isSolid()) {
      grid.place(object);
    }
    tally.countSpawn();
  }

  /** Tells the grid that an object has moved. */
  void moved(GameObject object) {
    if (object.kind().isSolid()) {
      grid.place(object);
    }
  }

  /**
   * Kills an object: it is in no list any more but the dead list, or is released. Any loop may be
   * running over any list; those that have not visited it yet will not. To kill the dead changes
   * nothing.
   */
  void kill(GameObject object) {
    if (object.isAlive()) {
      object.die(this);
    }
  }

  /** Puts an object that may leave remains into the dead list, and into no other. */
  void bury(GameObject object) {
    tally.countKill(GameObjectLinks.unlinkAll(object));
    dead.addLast(object);
  }

  /** Ends the life of a bullet, which is in the main list alone. */
  void release(Bullet bullet) {
    tally.countKill(1);
    bullets.release(bullet);
  }

  /** Ends the life of a particle, which is in the main list alone. */
  void release(Particle particle) {
    tally.countKill(1);
    particles.release(particle);
  }

  /** Fires a bullet, unless too many are in the air. */
  void fire(double x, double y, double direction) {
    Bullet bullet = bullets.tryEmplace(x, y, direction);
    if (bullet != null) {
      add(bullet);
    }
  }

  /** Hits the players that are near a position, and kills whatever else is. */
  void explode(double x, double y, double reach) {
    grid.forEachNear(
        x,
        y,
        reach,
        object -> {
          if (object.kind() == Kind.PLAYER) {
            object.hit(this);
          } else {
            kill(object);
          }
        });
  }

  void scatterDebris(GameObject source, int count) {
    for (int i = 0; i < count; i++) {
      Particle particle = particles.tryEmplace(source.x(), source.y(), random);
      if (particle != null) {
        add(particle);
      }
    }
  }

  // What game objects see of the world.

  /** Tells whether a position is inside the world and outside every wall. */
  boolean isFree(double x, double y) {
    if (!bounds.contains(x, y)) {
      return false;
    }
    for (Area wall : walls) {
      if (wall.contains(x, y)) {
        return false;
      }
    }
    return true;
  }

  Grid grid() {
    return grid;
  }

  GameObjectSquadList players() {
    return players;
  }

  Random random() {
    return random;
  }

  // What others see of the world.

  GameObjectMainList alive() {
    return alive;
  }

  GameObjectDeadList dead() {
    return dead;
  }

  BulletPool bullets() {
    return bullets;
  }

  ParticlePool particles() {
    return particles;
  }

  List<Spawner> spawners() {
    return spawners;
  }

  Map<Phase, Tally> tallies() {
    return Collections.unmodifiableMap(tallies);
  }

  /** Ends the thread of the particles. */
  @Override
  public void close() {
    embers.close();
  }
}
