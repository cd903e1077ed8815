package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.FieldSurgery;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;

/** The list of the flat layout of {@link Creature}. */
public final class TrailFixture {

  private TrailFixture() {}

  /** A new fixture. */
  public static ListFixture<Creature> create() {
    CreaturePool pool = new CreaturePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Creature::copy, Creature::id),
        new ListFixture.Lists<>("trail", CreatureTrail::new, () -> new CreatureAwake(pool)),
        new ListAccessors<>(
            CreatureLinks::inTrail,
            CreatureLinks::trailOf,
            CreatureLinks::nextInTrail,
            CreatureLinks::previousInTrail,
            CreatureLinks::unlinkFromTrail),
        HostAccessors.over(
            pool,
            CreatureLinks.class,
            CreatureLinks::unlinkAll,
            CreatureLinks::isLinked,
            CreatureLinks::describe),
        new FieldSurgery<>(
            (element, next) -> element.trailNext = next,
            (element, previous) -> element.trailPrevious = previous,
            (element, list) -> element.trail = (CreatureTrail) list));
  }
}
