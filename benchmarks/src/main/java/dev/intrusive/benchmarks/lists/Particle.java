package dev.intrusive.benchmarks.lists;

/** What elements are besides links: something small that moves. */
public class Particle {

  float x;
  float y;
  float dx = 1;
  float dy = 2;

  /** Does what a program does to each element in an iteration. */
  public final void advance() {
    x += dx;
    y += dy;
  }

  /** Puts it somewhere. */
  public final void place(float newX, float newY) {
    x = newX;
    y = newY;
  }

  public final float x() {
    return x;
  }

  public final float y() {
    return y;
  }
}
