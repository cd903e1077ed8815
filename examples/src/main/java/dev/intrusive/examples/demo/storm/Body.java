package dev.intrusive.examples.demo.storm;

/** Anything that is somewhere in the field and moves. */
abstract class Body {

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
}
