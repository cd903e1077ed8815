package dev.intrusive.behaviour.pool;

import dev.intrusive.Pooled;

/** A bullet whose pool is for one thread. */
@Pooled(threadSafe = false)
final class Dart extends Bullet {

  Dart(Script<Bullet> script) {
    super(script);
  }
}
