package dev.intrusive.examples.demo.storm;

import java.util.function.Consumer;

/** All particles, and what they do. */
final class Particles {

  private static final int EMBER_EVERY = 14;
  private static final int MOST_NEW = 1000;

  private final Storm storm;
  private final ParticlePool pool;
  private final Swarm<Particle> swarm;
  private final Eye eye = new Eye();

  // Made once, so that a pass allocates nothing.
  private final Consumer<Particle> glow = this::glow;

  Particles(Storm storm, int capacity) {
    this.storm = storm;
    pool = new ParticlePool(capacity);
    swarm =
        new Swarm<>(
            pool, new ParticleAll(pool), () -> new ParticleCell(pool), new ParticleDoomed(pool));
  }

  Swarm<Particle> swarm() {
    return swarm;
  }

  /** Adds a particle, if it is in the field and there is room. */
  void add(Hue hue, int lifetime, float x, float y, float dx, float dy) {
    if (Field.contains(x, y)) {
      Particle particle = pool.tryEmplace(hue, lifetime, x, y, dx, dy);
      if (particle != null) {
        swarm.join(particle);
      }
    }
  }

  /** Throws particles in all directions, now and then one that will burst in turn. */
  void burst(float x, float y, int count, float speed, Hue hue) {
    Dice dice = storm.dice();
    for (int i = 0; i < count; i++) {
      int direction = dice.below(Directions.COUNT);
      float each = dice.between(0.1f, 1) * speed;
      boolean isEmber = hue == Hue.FIRE && dice.below(EMBER_EVERY) == 0;
      int lifetime = isEmber ? 30 + dice.below(40) : 20 + dice.below(50);
      add(
          isEmber ? Hue.EMBER : hue,
          lifetime,
          x,
          y,
          Directions.x(direction) * each,
          Directions.y(direction) * each);
    }
  }

  /** Leaves some exhaust in the wake of something that flies. */
  void trail(Body from) {
    Dice dice = storm.dice();
    for (int i = 0; i < 2; i++) {
      add(
          Hue.EXHAUST,
          8 + dice.below(16),
          from.x,
          from.y,
          dice.between(-0.4f, 0.4f) - from.dx * 0.3f,
          dice.between(-0.4f, 0.4f) - from.dy * 0.3f);
    }
  }

  /** Adds to the storm until so many particles live, in small portions. */
  void feedStorm(int wanted) {
    int missing = Math.min(wanted - pool.liveCount(), MOST_NEW);
    for (int i = 0; i < missing; i++) {
      eye.feed(this, storm.dice(), storm.frame());
    }
  }

  void step() {
    swarm.forEach(glow);
  }

  private void glow(Particle particle) {
    if (particle.age()) {
      if (particle.hue() == Hue.EMBER) {
        swarm.doom(particle);
      } else {
        swarm.release(particle);
      }
      return;
    }
    if (particle.hue().isStorm()) {
      eye.attract(particle);
    } else {
      particle.slowDown();
    }
    swarm.drift(particle);
  }

  /** Lets the embers burst that have burnt out. */
  void sweep() {
    for (Particle ember = swarm.pollDoomed(); ember != null; ember = swarm.pollDoomed()) {
      burst(ember.x, ember.y, 10, 1.3f, Hue.GOLD);
      swarm.release(ember);
    }
  }
}
