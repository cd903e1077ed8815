package dev.intrusive.examples.demo.storm;

import java.nio.IntBuffer;

/** Anything that is somewhere in the field and moves. */
abstract class Body {

  /** No body writes more ints than this. */
  static final int MOST_INTS = 12;

  float x;
  float y;
  float dx;
  float dy;

  final void appear(float x, float y, float dx, float dy) {
    this.x = x;
    this.y = y;
    this.dx = dx;
    this.dy = dy;
  }

  /** How far from its middle it can be touched. */
  abstract float radius();

  final void drift() {
    x += dx;
    y += dy;
  }

  /** Tells whether it is not farther from a position than a reach, its own radius apart. */
  final boolean touches(float px, float py, float reach) {
    float distanceX = px - x;
    float distanceY = py - y;
    float most = reach + radius();
    return distanceX * distanceX + distanceY * distanceY <= most * most;
  }

  /** Writes what {@link #read} sets. */
  void write(IntBuffer target) {
    Numbers.putFloat(target, x);
    Numbers.putFloat(target, y);
    Numbers.putFloat(target, dx);
    Numbers.putFloat(target, dy);
  }

  /**
   * Sets its fields.
   *
   * @throws SaveException if no body can have such fields
   */
  void read(IntBuffer source) throws SaveException {
    appear(
        Numbers.getFloat(source),
        Numbers.getFloat(source),
        Numbers.getFloat(source),
        Numbers.getFloat(source));
  }
}
