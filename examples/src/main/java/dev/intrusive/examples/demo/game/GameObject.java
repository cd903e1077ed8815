package dev.intrusive.examples.demo.game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/**
 * Anything that can be in the world.
 *
 * <p>The fields say which lists an object can be in, one of each name at a time. The processor
 * generates {@code GameObjectMainList} and its siblings, and {@code GameObjectLinks}.
 */
abstract class GameObject {

  // The main list is passed over in each frame, and anything in it may die meanwhile: an array.

  /** Alive: where this object is in the main list. */
  @IntrusiveLink("mainList")
  int mainIndex;

  /** Alive: the main list of the world. */
  @IntrusiveLink("mainList")
  @Nullable GameObjectMainList main;

  /** Killed in this frame: in the dead list of the world until the sweep. */
  @IntrusiveLink("deadList")
  final Link<GameObject> deadLink = new Link<>();

  /** With its comrades: the players, or what one spawner has added. */
  @IntrusiveLink("squadList")
  final Link<GameObject> squadLink = new Link<>();

  // The cell links are stepped through far more often than the others, so they are flat: a step
  // needs no detour through a link object.

  /** In a cell of the grid: the object before this one. */
  @IntrusiveLink("cellList")
  @Nullable GameObject cellPrevious;

  /** In a cell of the grid: the object after this one. */
  @IntrusiveLink("cellList")
  @Nullable GameObject cellNext;

  /** The cell of the grid that this object stands in. */
  @IntrusiveLink("cellList")
  @Nullable GameObjectCellList cell;

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

  /** Comes into being somewhere, in full health: at once, or whenever a pool hands it out. */
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

  /** Membership says it all, so there is no flag that could disagree with it. */
  final boolean isAlive() {
    return GameObjectLinks.inMainList(this);
  }

  /** Lives for one frame. May kill, add and move anything, itself too. */
  abstract void update(World world);

  /** Deals with what it touches, once everything has moved. May do whatever an update may. */
  void collide(World world) {}

  /** Ends its life; the world knows that it is alive. */
  void die(World world) {
    world.bury(this);
  }

  /** Does what is left to do after its death, when it is swept off the dead list. */
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
