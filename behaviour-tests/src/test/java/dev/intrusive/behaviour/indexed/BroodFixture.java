package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.behaviour.PooledElements;

/** The list of the node layout of {@link Creature}. */
public final class BroodFixture {

  private BroodFixture() {}

  /** A new fixture. */
  public static ListFixture<Creature> create() {
    CreaturePool pool = new CreaturePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Creature::copy, Creature::id),
        new ListFixture.Lists<>("brood", CreatureBrood::new, CreatureTrail::new),
        new ListAccessors<>(
            CreatureLinks::inBrood,
            CreatureLinks::broodOf,
            CreatureLinks::nextInBrood,
            CreatureLinks::previousInBrood,
            CreatureLinks::unlinkFromBrood),
        HostAccessors.over(
            pool,
            CreatureLinks.class,
            CreatureLinks::unlinkAll,
            CreatureLinks::isLinked,
            CreatureLinks::describe),
        new NodeSurgery<>(CreatureLinks::broodLink));
  }
}
