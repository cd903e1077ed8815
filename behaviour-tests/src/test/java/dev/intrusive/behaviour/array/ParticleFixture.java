package dev.intrusive.behaviour.array;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;

/** The list of living {@link Particle} objects. */
public final class ParticleFixture {

  private ParticleFixture() {}

  /** A new fixture. */
  public static ListFixture<Particle> create() {
    return new ListFixture<>(
        new Elements<>(Particle::new, Particle::copy, element -> element.id),
        new ListFixture.Lists<>("alive", ParticleAlive::new, ParticleVisible::new),
        new ListAccessors<>(
            ParticleLinks::inAlive,
            ParticleLinks::aliveOf,
            ParticleLinks::nextInAlive,
            ParticleLinks::previousInAlive,
            ParticleLinks::unlinkFromAlive),
        new HostAccessors<>(
            ParticleLinks.class,
            ParticleLinks::unlinkAll,
            ParticleLinks::isLinked,
            ParticleLinks::describe),
        new IndexSurgery<>((element, list) -> element.alive = (ParticleAlive) list));
  }
}
