package dev.intrusive.generated;

import org.jspecify.annotations.Nullable;

/**
 * For generated code: where a {@code forEach} stands.
 *
 * <p>A collection knows the positions of all iterations that run. An iteration stores where it
 * stands, calls its action, and reads where it stands now: meanwhile each change has moved the
 * positions that it concerns. What an iteration stands at depends on the layout. It is an element
 * or a link, a slot, or the gap between two slots of an array. If that leaves, the position falls
 * back to what was before it in the direction of the iteration. In a flat map it is a chain, and
 * the position says what has left the chain since; in an indexed one, the slot to visit next. In
 * both it says whether something was added.
 *
 * <p>A position that stores references is a new object for each iteration, since the garbage
 * collector makes it cheap to store references in young objects alone. One that stores a number
 * serves many iterations, but not in a map, which notes during which iteration something was added.
 *
 * @since 0.1.0
 */
public final class Position {

  /** Where an iteration from first to last stands before the first slot. */
  private static final int START = -1;

  /** The position of the iteration in whose action this one runs, null if there is none. */
  public @Nullable Position outer;

  /** Whether the iteration goes from last to first. */
  public boolean isDescending;

  /**
   * The slot or chain that it stands at, or the slot after the gap that it stands in; in indexed
   * maps, the slot to visit next.
   */
  public int index;

  /**
   * The element or link that it stands at, null where it began; in maps, what was added or has
   * left.
   */
  private @Nullable Object anchor;

  /** In flat maps, what is visited after what has left; else the {@link #inner} position. */
  @Nullable Object following;

  /** Creates a position that no iteration uses. */
  public Position() {}

  /**
   * Stores what the iteration stands at.
   *
   * @param newAnchor an element, or whatever stands for it in this layout
   */
  public void set(@Nullable Object newAnchor) {
    anchor = newAnchor;
  }

  /**
   * Returns what the iteration stands at.
   *
   * @return an element or what stands for it, null where the iteration began
   */
  public @Nullable Object get() {
    return anchor;
  }

  /**
   * Stores that the iteration stands after a slot, first to last.
   *
   * @param slot the slot
   */
  public void setAfter(int slot) {
    index = slot + 1;
  }

  /**
   * Begins an iteration, maybe within another.
   *
   * @param outerOne the position of the iteration in whose action this one runs, or null
   * @param descending whether it goes from last to first
   */
  public void begin(@Nullable Position outerOne, boolean descending) {
    outer = outerOne;
    isDescending = descending;
  }

  /**
   * Returns a position for an iteration within this one, which is kept as long as this one.
   *
   * @return the same each time
   */
  public Position inner() {
    if (following == null) {
      following = new Position();
    }
    return (Position) following;
  }

  /** Stands where the iteration began: nothing that is here has been visited. */
  public void restart() {
    anchor = null;
    index = isDescending ? Integer.MAX_VALUE : START;
  }

  /**
   * Leaves an element, or what stands for it, for one of its neighbours.
   *
   * @param gone what leaves
   * @param before what is before it
   * @param after what is after it
   */
  public void leave(Object gone, @Nullable Object before, @Nullable Object after) {
    if (anchor == gone) {
      anchor = isDescending ? after : before;
    }
  }

  /**
   * Leaves a slot for one of its neighbours; a negative number stands for an end.
   *
   * @param slot the slot
   * @param before what is before it
   * @param after what is after it
   */
  public void leave(int slot, int before, int after) {
    if (index == slot) {
      index = isDescending ? after : before;
    }
  }

  /**
   * Follows all elements to other slots.
   *
   * @param step how far
   */
  void slide(int step) {
    if (index != START && index != Integer.MAX_VALUE) {
      index += step;
    }
  }
}
