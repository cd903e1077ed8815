package dev.intrusive.examples.demo.game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/**
 * Anything that can be in the world.
 *
 * <p>The annotated fields say which lists an object can be in, one of each name at a time. The
 * processor generates {@code GameObjectMainList} and its siblings, and {@code GameObjectLinks}.
 */
abstract class GameObject {

  // Every frame iterates over the main list and searches cells, so their layout is an array.

  /** Alive: the position in the main list. */
  @IntrusiveLink("mainList")
  int mainIndex;

  /** Alive: the main list of the world. */
  @IntrusiveLink("mainList")
  @Nullable GameObjectMainList main;

  /** Solid: the position in the cell. */
  @IntrusiveLink("cellList")
  int cellIndex;

  /** Solid: the cell of the grid that this object stands in. */
  @IntrusiveLink("cellList")
  @Nullable GameObjectCellList cell;

  /** With its comrades: the players, or what one spawner has added. */
  @IntrusiveLink("squadList")
  final Link<GameObject> squadLink = new Link<>();

  /** Killed in this frame: in the dead list of the world until the sweep. */
  @IntrusiveLink("deadList")
  final Link<GameObject> deadLink = new Link<>();

  private final Kind kind;
  private double x;
  private double y;
  private int health;

  GameObject(Kind kind) {
    this.kind = kind;
  }

  GameObject(Kind kind, double x, double y) {
    this(kind);
    appear(x, y);
  }

  /** Starts a life somewhere, in full health; pooled objects have many lives. */
  final void appear(double x, double y) {
    this.x = x;
    this.y = y;
    health = kind.health();
  }

  final Kind kind() {
    return kind;
  }

  final double x() {
    return x;
  }

  final double y() {
    return y;
  }

  /** Membership in the main list says it, so no flag can disagree. */
  final boolean isAlive() {
    return GameObjectLinks.inMainList(this);
  }

  /** Lives for one frame. May kill, add and move any object, itself included. */
  abstract void update(World world);

  /** Handles what it touches after all objects have moved. May do whatever an update may. */
  void collide(World world) {}

  /** Ends its life; called once, by the world. */
  void die(World world) {
    world.bury(this);
  }

  /** Called after its death, when it is swept off the dead list. */
  void leaveRemains(World world) {}

  /** Takes a hit, and dies of it unless its health holds out. */
  final void hit(World world) {
    health--;
    if (health <= 0) {
      world.kill(this);
    }
  }

  /** Takes a step, unless a wall or the edge of the world is in the way. */
  final boolean step(World world, double dx, double dy) {
    if (!world.isFree(x + dx, y + dy)) {
      return false;
    }
    x += dx;
    y += dy;
    world.moved(this);
    return true;
  }

  /** The square of the distance to a position; squares are enough to compare distances. */
  final double squareDistanceTo(double px, double py) {
    double dx = px - x;
    double dy = py - y;
    return dx * dx + dy * dy;
  }
}
