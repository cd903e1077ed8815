package dev.intrusive.examples.demo.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lets the particles glow on a second thread while the game thread handles collisions.
 *
 * <p>The lists belong to the game thread, so the second thread must not release a particle that has
 * burnt out. It retires the particle, and the game thread reclaims it at the end of the frame.
 */
final class Embers implements AutoCloseable {

  private final ParticlePool particles;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread worker = new Thread(work, "embers");
            worker.setDaemon(true);
            return worker;
          });

  Embers(ParticlePool particles) {
    this.particles = particles;
  }

  /** Starts; until the result is there, no other thread may touch the speed of a particle. */
  Future<?> glow() {
    return thread.submit(this::retireWhatBurnsOut);
  }

  private void retireWhatBurnsOut() {
    particles.forEach(
        particle -> {
          if (particle.glow()) {
            particles.retire(particle);
          }
        });
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
