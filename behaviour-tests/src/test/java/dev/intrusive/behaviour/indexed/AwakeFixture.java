package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;

/** The indexed list of {@link Creature}. */
public final class AwakeFixture {

  private AwakeFixture() {}

  /** A new fixture. */
  public static ListFixture<Creature> create() {
    CreaturePool pool = new CreaturePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Creature::copy, Creature::id),
        new ListFixture.Lists<>("awake", () -> new CreatureAwake(pool), CreatureBrood::new),
        ListAccessors.over(
            pool,
            CreatureLinks::inAwake,
            CreatureLinks::awakeOf,
            CreatureLinks::nextInAwake,
            CreatureLinks::previousInAwake,
            CreatureLinks::unlinkFromAwake),
        HostAccessors.over(
            pool,
            CreatureLinks.class,
            CreatureLinks::unlinkAll,
            CreatureLinks::isLinked,
            CreatureLinks::describe),
        new SlotSurgery<>(new CreatureAwake(pool)));
  }
}
