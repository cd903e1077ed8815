package dev.intrusive.examples.demo.storm;

import java.nio.IntBuffer;
import java.util.List;

/**
 * The world: what exists, and the order of what happens in a frame. It depends on the level, the
 * seed and the controls alone.
 */
final class Storm {

  /** What a storm writes besides its swarms, at most. */
  private static final int MOST_INTS = 2 * Body.MOST_INTS;

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

  // Saving.

  /** How many ints {@link #write} writes at most. */
  int mostInts() {
    return MOST_INTS + swarms().stream().mapToInt(Swarm::mostInts).sum();
  }

  /** Writes everything that the future depends on but the level. */
  void write(IntBuffer target) {
    target.put(frame).put(score);
    Numbers.putLong(target, dice.state());
    ship.write(target);
    for (Swarm<?> swarm : swarms()) {
      swarm.write(target);
    }
  }

  /**
   * Reads what {@link #write} wrote; this must be a new storm of the same level.
   *
   * @throws SaveException if no storm can be so
   * @throws dev.intrusive.index.ImageException if what is there are not the pools of such a storm
   */
  void read(IntBuffer source) throws SaveException {
    frame = Numbers.getInt(source, 0, Integer.MAX_VALUE);
    score = Numbers.getInt(source, 0, Integer.MAX_VALUE);
    dice.restore(Numbers.getLong(source));
    ship.read(source);
    for (Swarm<?> swarm : swarms()) {
      swarm.read(source);
    }
  }

  /** A number that differs, almost certainly, if anything differs that the future depends on. */
  long stateHash() {
    IntBuffer state = IntBuffer.allocate(mostInts());
    write(state);
    state.flip();
    long hash = 0;
    while (state.hasRemaining()) {
      hash = (hash ^ state.get()) * 0x9E37_79B9_7F4A_7C15L;
      hash ^= hash >>> 32;
    }
    return hash;
  }
}
