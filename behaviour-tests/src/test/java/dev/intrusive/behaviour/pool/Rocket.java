package dev.intrusive.behaviour.pool;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.Pooled;

/** A pooled subclass with a list of its own, which inherits hooks and overrides some. */
@Pooled
class Rocket extends Bullet {

  @IntrusiveLink("rockets")
  final Link<Rocket> rocketLink = new Link<>();

  Rocket(Script<Bullet> script) {
    super(script);
  }

  /** Not marked, but called in the place of what it overrides. */
  @Override
  void init() {
    script.begin(this, "rocket");
  }

  @Override
  @OnEmplace
  void init(int value) {
    script.begin(this, "rocket " + value);
  }

  @Override
  void end() {
    script.end(this, "Rocket");
  }
}
