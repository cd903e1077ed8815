package dev.intrusive.examples.demo.storm;

/**
 * Enemies that come again and again.
 *
 * @param kind what comes
 * @param first the frame in which they come for the first time
 * @param interval how many frames later they come again
 * @param count how many come together
 */
record Wave(EnemyKind kind, int first, int interval, int count) {

  boolean isDue(int frame) {
    return frame >= first && (frame - first) % interval == 0;
  }
}
