package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** Flies until it hits or is spent. */
@Pooled(threadSafe = false)
final class Bullet extends Body {

  /** The handle of no enemy. */
  static final long NO_TARGET = 0;

  /** In the pool, and so in the list of all, of a cell, and of those that are to burst. */
  @PoolSlot
  @IntrusiveLink({"all", "cell", "doomed"})
  int slot;

  private BulletKind kind = BulletKind.SHOT;
  private int framesLeft;
  private long target;

  @OnEmplace
  void fire(BulletKind kind, float x, float y, float dx, float dy) {
    appear(x, y, dx, dy);
    this.kind = kind;
    framesLeft = kind.lifetime();
    target = NO_TARGET;
  }

  BulletKind kind() {
    return kind;
  }

  @Override
  float radius() {
    return kind.radius();
  }

  /** Lives for a frame; returns whether it is spent. */
  boolean age() {
    framesLeft--;
    return framesLeft <= 0;
  }

  /** A handle outlives its enemy: it does not become one of the next enemy in that slot. */
  long target() {
    return target;
  }

  void aimAt(long newTarget) {
    target = newTarget;
  }

  /** Turns towards a position, faster and faster. */
  void home(float towardsX, float towardsY) {
    float distanceX = towardsX - x;
    float distanceY = towardsY - y;
    float distance = (float) Math.sqrt(distanceX * distanceX + distanceY * distanceY) + 1;
    dx = dx * 0.94f + distanceX / distance * 0.45f;
    dy = dy * 0.94f + distanceY / distance * 0.45f;
  }
}
