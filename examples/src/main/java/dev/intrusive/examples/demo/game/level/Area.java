package dev.intrusive.examples.demo.game.level;

/**
 * A rectangle of the world, in pixels.
 *
 * @param x the left edge
 * @param y the upper edge
 * @param width how far it reaches to the right; 0 for a point
 * @param height how far it reaches down; 0 for a point
 */
public record Area(double x, double y, double width, double height) {

  /**
   * Tells whether a position lies in this rectangle; the right and lower edges do not belong to it.
   */
  public boolean contains(double px, double py) {
    return px >= x && px < x + width && py >= y && py < y + height;
  }

  /** Tells whether no part of another rectangle lies outside this one. */
  public boolean covers(Area other) {
    return other.x >= x
        && other.y >= y
        && other.x + other.width <= x + width
        && other.y + other.height <= y + height;
  }
}
