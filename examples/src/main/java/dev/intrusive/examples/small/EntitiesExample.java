package dev.intrusive.examples.small;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** Entities of a game: pooled, in several lists, and killed while a loop runs over them. */
public final class EntitiesExample {

  /** An entity. Its lists hold its slot number, so a move between lists stores only ints. */
  @Pooled(threadSafe = false)
  static final class Entity {
    @PoolSlot
    @IntrusiveLink({"alive", "burning"})
    int slot;

    String name = "";
    int health;

    @OnEmplace
    void spawn(String name, int health) {
      this.name = name;
      this.health = health;
    }
  }

  private final EntitiesExample_EntityPool pool;
  private final EntitiesExample_EntityAlive alive;
  private final EntitiesExample_EntityBurning burning;

  EntitiesExample(int capacity) {
    pool = new EntitiesExample_EntityPool(capacity);
    alive = new EntitiesExample_EntityAlive(pool);
    burning = new EntitiesExample_EntityBurning(pool);
  }

  /** Adds an entity, and returns a handle that never becomes the handle of another entity. */
  long spawn(String name, int health) {
    Entity entity = pool.emplace(name, health);
    alive.add(entity);
    return pool.handleOf(entity);
  }

  /** Sets fire to an entity, if it is still there. */
  void ignite(long handle) {
    Entity entity = pool.resolve(handle);
    if (entity != null) {
      burning.moveToLast(entity);
    }
  }

  /** Hurts the burning entities. Those that die leave all of their lists inside the loop. */
  void update() {
    burning.forEach(
        entity -> {
          entity.health--;
          if (entity.health == 0) {
            System.out.println(entity.name + " dies");
            pool.release(entity);
          }
        });
  }

  int alive() {
    return alive.size();
  }

  int burning() {
    return burning.size();
  }

  /** Runs a few frames. */
  public static void main(String[] arguments) {
    EntitiesExample world = new EntitiesExample(100);
    long bat = world.spawn("bat", 2);
    long golem = world.spawn("golem", 50);
    world.spawn("knight", 10);
    world.ignite(bat);
    world.ignite(golem);
    for (int frame = 0; frame < 3; frame++) {
      world.update();
    }
    world.ignite(bat); // does nothing: the bat is dead
    System.out.println(world.alive() + " alive, " + world.burning() + " burning");
  }
}
