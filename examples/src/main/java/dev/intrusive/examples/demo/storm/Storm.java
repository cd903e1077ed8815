package dev.intrusive.examples.demo.storm;

import java.util.List;

/**
 * The world: what exists, and the order of what happens in a frame. It depends on the level, the
 * seed and the controls alone.
 */
final class Storm {

  private final Level level;
  private final Dice dice;
  private final Enemies enemies;
  private final Bullets bullets;
  private final Particles particles;
  private final Ship ship;
  private final Blast blast;
  private int frame;
  private int score;

  Storm(Level level, long seed) {
    this.level = level;
    dice = new Dice(seed);
    enemies = new Enemies(this, level.enemies());
    bullets = new Bullets(this, level.bullets());
    particles = new Particles(this, level.particles());
    ship = new Ship(this);
    blast = new Blast(this);
  }

  /** Runs a frame. Allocates nothing once the program is warm. */
  void step(Controls controls) {
    frame++;
    level.spawn(this);
    ship.step(controls);
    enemies.step();
    bullets.step();
    particles.step();
    sweep();
    particles.feedStorm(level.storm());
  }

  /** Lets everything burst that was doomed in this frame; a chain of bombs is a loop, no deeper. */
  private void sweep() {
    ship.sweep();
    bullets.sweep();
    enemies.sweep();
    particles.sweep();
  }

  void addScore(int points) {
    score += points;
  }

  Level level() {
    return level;
  }

  Dice dice() {
    return dice;
  }

  Enemies enemies() {
    return enemies;
  }

  Bullets bullets() {
    return bullets;
  }

  Particles particles() {
    return particles;
  }

  Ship ship() {
    return ship;
  }

  Blast blast() {
    return blast;
  }

  int frame() {
    return frame;
  }

  int score() {
    return score;
  }

  List<Swarm<?>> swarms() {
    return List.of(enemies.swarm(), bullets.swarm(), particles.swarm());
  }

  /** Returns a number that almost certainly differs if two storms differ. */
  long stateHash() {
    long hash = dice.state() + score;
    for (Swarm<?> swarm : swarms()) {
      for (Body body : swarm.all()) {
        hash = hash * 31 + Float.floatToRawIntBits(body.x);
        hash = hash * 31 + Float.floatToRawIntBits(body.y);
      }
    }
    return hash;
  }
}
