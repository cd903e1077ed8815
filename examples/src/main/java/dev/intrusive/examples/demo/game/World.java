package dev.intrusive.examples.demo.game;

import com.sun.management.ThreadMXBean;
import dev.intrusive.IntrusiveList;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Everything that exists, and the rules by which it changes. */
final class World implements AutoCloseable {

  private static final int TRIES_TO_PLACE = 10;
  private static final int MOST_BULLETS = 4096;
  private static final int MOST_PARTICLES = 16384;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final GameObjectMainList alive = new GameObjectMainList();
  private final GameObjectDeadList dead = new GameObjectDeadList();
  private final GameObjectSquadList players = new GameObjectSquadList();
  private final BulletPool bullets = new BulletPool(MOST_BULLETS);
  private final ParticlePool particles = new ParticlePool(MOST_PARTICLES);
  private final Embers embers = new Embers(particles);
  private final List<Spawner> spawners = new ArrayList<>();
  private final Level level;
  private final Grid grid;
  private final Random random;

  private int frame;
  private int spawned;
  private int killed;
  private int listsLeft;
  private long bytesOfDeaths;

  /** How many objects were alive when the running pass over them began; 0 if none runs. */
  private int visiting;

  private Explosion largestExplosion = Explosion.NONE;

  World(Level level, long seed) {
    this.level = level;
    grid = new Grid(level);
    random = new Random(seed);
    for (int row = 0; row < level.rows().size(); row++) {
      for (int column = 0; column < level.columns(); column++) {
        double x = (column + 0.5) * Level.TILE;
        double y = (row + 0.5) * Level.TILE;
        switch (level.symbolAt(column, row)) {
          case 'P' -> players.addLast(add(Kind.PLAYER, x, y));
          case 'o' -> add(Kind.BARREL, x, y);
          case 'g' -> spawners.add(new Spawner(Spawner.Rule.GRUNTS, x, y));
          case 'b' -> spawners.add(new Spawner(Spawner.Rule.BOMBERS, x, y));
          case 'k' -> spawners.add(new Spawner(Spawner.Rule.BARRELS, x, y));
          default -> {
            // Walls matter only to those that move.
          }
        }
      }
    }
  }

  // The frame.

  void runFrame() {
    frame++;
    for (Spawner spawner : spawners) {
      spawner.spawn(this);
    }
    forEachAlive(object -> object.update(this));
    Future<?> glow = embers.glow();
    forEachAlive(object -> object.collide(this));
    await(glow);
    sweep();
  }

  /** Visits everything that is alive when its turn comes, even if it was added meanwhile. */
  private void forEachAlive(Consumer<GameObject> action) {
    visiting = alive.size();
    alive.forEach(action);
    visiting = 0;
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
   * Releases the particles that have burnt out and empties the dead list. Its members may kill
   * others, which then join its end.
   */
  private void sweep() {
    int reclaimed = particles.reclaim();
    killed += reclaimed;
    listsLeft += reclaimed;
    for (GameObject object = dead.pollFirst(); object != null; object = dead.pollFirst()) {
      object.leaveRemains(this);
    }
  }

  // What game objects do to the world.

  /** Adds an object at a random position near another, in a wall only if there seems no room. */
  GameObject addNear(Kind kind, double x, double y, double reach) {
    double nearX;
    double nearY;
    int triesLeft = TRIES_TO_PLACE;
    do {
      nearX = x + (random.nextDouble() - 0.5) * 2 * reach;
      nearY = y + (random.nextDouble() - 0.5) * 2 * reach;
      triesLeft--;
    } while (triesLeft > 0 && !isFree(nearX, nearY));
    return add(kind, nearX, nearY);
  }

  GameObject add(Kind kind, double x, double y) {
    return add(
        switch (kind) {
          case PLAYER -> new Player(x, y);
          case GRUNT -> new Grunt(x, y);
          case BOMBER -> new Bomber(x, y, random);
          case BARREL -> new Barrel(x, y);
          case BULLET, PARTICLE -> throw new IllegalArgumentException(kind + " comes from a pool");
        });
  }

  /** Adds an object; a running pass over the world still reaches it. */
  GameObject add(GameObject object) {
    alive.addLast(object);
    moved(object);
    spawned++;
    return object;
  }

  /** Puts an object that has moved into the grid cell that it stands in now. */
  void moved(GameObject object) {
    if (object.kind().isSolid()) {
      grid.place(object);
    }
  }

  /**
   * Kills an object: it leaves all of its lists, whichever loops run over them, and those that have
   * not visited it yet never will. Killing the dead changes nothing.
   */
  void kill(GameObject object) {
    if (object.isAlive()) {
      killed++;
      object.die(this);
    }
  }

  /** Puts an object that may leave remains into the dead list, and into no other. */
  void bury(GameObject object) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    listsLeft += GameObjectLinks.unlinkAll(object);
    dead.addLast(object);
    bytesOfDeaths += THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  /** Ends the life of a bullet, which is only in the main list. */
  void release(Bullet bullet) {
    listsLeft++;
    bullets.release(bullet);
  }

  /** Ends the life of a particle, which is only in the main list. */
  void release(Particle particle) {
    listsLeft++;
    particles.release(particle);
  }

  /** Fires a bullet, unless too many are in the air. */
  void fire(double x, double y, double direction) {
    Bullet bullet = bullets.tryEmplace(x, y, direction);
    if (bullet != null) {
      add(bullet);
    }
  }

  /** Hits the players that are near a position, and kills everything else that is. */
  void explode(double x, double y, double reach) {
    int killedBefore = killed;
    int listsBefore = listsLeft;
    long bytesBefore = bytesOfDeaths;
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
    if (visiting > 0 && killed - killedBefore > largestExplosion.killed()) {
      largestExplosion =
          new Explosion(
              frame,
              visiting,
              killed - killedBefore,
              listsLeft - listsBefore,
              bytesOfDeaths - bytesBefore);
    }
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

  boolean isFree(double x, double y) {
    return level.isFree(x, y);
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

  int frame() {
    return frame;
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

  /** All lists that game objects can be in. */
  List<IntrusiveList<GameObject>> lists() {
    List<IntrusiveList<GameObject>> lists = new ArrayList<>(grid.cells());
    lists.add(alive);
    lists.add(dead);
    lists.add(players);
    spawners.forEach(spawner -> lists.add(spawner.squad()));
    return lists;
  }

  int spawned() {
    return spawned;
  }

  int killed() {
    return killed;
  }

  int listsLeft() {
    return listsLeft;
  }

  /** The explosion that killed most in the middle of a pass over everything that is alive. */
  Explosion largestExplosion() {
    return largestExplosion;
  }

  /** Ends the thread of the particles. */
  @Override
  public void close() {
    embers.close();
  }
}
