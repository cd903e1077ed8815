package com.github.benmanes.caffeine.cache;

import dev.intrusive.benchmarks.workload.Particle;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A particle that Caffeine links. */
public final class CaffeineParticle extends Particle
    implements AccessOrderDeque.AccessOrder<CaffeineParticle> {

  private @Nullable CaffeineParticle previous;
  private @Nullable CaffeineParticle next;

  /** Creates an empty list of the kind by which Caffeine knows the order of accesses. */
  public static Deque<CaffeineParticle> newDeque() {
    return new AccessOrderDeque<>();
  }

  /** Moves an element to the end of a list that {@link #newDeque} made. */
  public static void moveToBack(Deque<CaffeineParticle> deque, CaffeineParticle particle) {
    ((AccessOrderDeque<CaffeineParticle>) deque).moveToBack(particle);
  }

  @Override
  public @Nullable CaffeineParticle getPreviousInAccessOrder() {
    return previous;
  }

  @Override
  public void setPreviousInAccessOrder(@Nullable CaffeineParticle particle) {
    previous = particle;
  }

  @Override
  public @Nullable CaffeineParticle getNextInAccessOrder() {
    return next;
  }

  @Override
  public void setNextInAccessOrder(@Nullable CaffeineParticle particle) {
    next = particle;
  }
}
