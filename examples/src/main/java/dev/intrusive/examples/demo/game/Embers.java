package dev.intrusive.examples.demo.game;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lets the particles glow on a second thread, while the game thread is busy with what particles
 * have no part in.
 *
 * <p>The second thread owns no list, so it must not release a particle that has burnt out. It
 * retires it, and the game thread reclaims what is retired when the frame ends.
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

  /** Begins; until the result is there, nobody else may touch the speed of a particle. */
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
