package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** Glows for a while and is gone. */
@Pooled(threadSafe = false)
final class Particle extends Body {

  static final int LONGEST_LIFETIME = 400;

  private static final float DRAG = 0.96f;

  /** In the pool, and so in the list of all, of a cell, and of those that are to burst. */
  @PoolSlot
  @IntrusiveLink({"all", "cell", "doomed"})
  int slot;

  private Hue hue = Hue.FIRE;
  private int lifetime;
  private int framesLeft;

  @OnEmplace
  void glow(Hue hue, int lifetime, float x, float y, float dx, float dy) {
    appear(x, y, dx, dy);
    this.hue = hue;
    this.lifetime = lifetime;
    framesLeft = lifetime;
  }

  Hue hue() {
    return hue;
  }

  @Override
  float radius() {
    return 0;
  }

  /** Lives for a frame; returns whether it has burnt out. */
  boolean age() {
    framesLeft--;
    return framesLeft <= 0;
  }

  /** Which of so many shades it has, the first when it is old. */
  int shade(int shades) {
    return framesLeft * (shades - 1) / lifetime;
  }

  void slowDown() {
    dx *= DRAG;
    dy *= DRAG;
  }

  /** Comes nearer to the speed of what it drifts in. */
  void follow(float flowX, float flowY) {
    dx += (flowX - dx) * 0.05f;
    dy += (flowY - dy) * 0.05f;
  }
}
