package dev.intrusive.benchmarks.lists;

import gnu.trove.list.TLinkable;
import org.jspecify.annotations.Nullable;

/** A particle that Trove links. */
@SuppressWarnings("serial") // nobody writes it
public final class TroveParticle extends Particle implements TLinkable<TroveParticle> {

  private @Nullable TroveParticle previous;
  private @Nullable TroveParticle next;

  @Override
  public @Nullable TroveParticle getNext() {
    return next;
  }

  @Override
  public @Nullable TroveParticle getPrevious() {
    return previous;
  }

  @Override
  public void setNext(@Nullable TroveParticle particle) {
    next = particle;
  }

  @Override
  public void setPrevious(@Nullable TroveParticle particle) {
    previous = particle;
  }
}
