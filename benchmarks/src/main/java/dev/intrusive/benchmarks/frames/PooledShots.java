package dev.intrusive.benchmarks.frames;

import java.util.function.Consumer;

/** Shots of a generated pool, in a list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class PooledShots extends Frames {

  private final Consumer<PooledShot> step = this::step;
  private int present;
  private PooledShotPool pool;
  private PooledShotFlying flying;

  @Override
  void open(int shots) {
    pool = new PooledShotPool(shots);
    flying = new PooledShotFlying(pool);
  }

  @Override
  void begin(int end) {
    flying.addLast(pool.emplace(end));
  }

  @Override
  void pass(int now) {
    present = now;
    flying.forEach(step);
  }

  private void step(PooledShot shot) {
    shot.advance();
    if (shot.end == present) {
      pool.release(shot);
    }
  }

  @Override
  int count() {
    return flying.size();
  }
}
