package dev.intrusive.behaviour.array;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.array.Hive.Bee;

/** The swarm of the nested class {@link Bee}, which has a list of the node layout, too. */
public final class BeeFixture {

  private BeeFixture() {}

  /** A new fixture. */
  public static ListFixture<Bee> create() {
    return new ListFixture<>(
        new Elements<>(Bee::new, Bee::copy, element -> element.id),
        new ListFixture.Lists<>(
            "swarm", () -> new Hive_BeeSwarm(new Hive(), 2), Hive_BeeQueens::new),
        new ListAccessors<>(
            Hive_BeeLinks::inSwarm,
            Hive_BeeLinks::swarmOf,
            Hive_BeeLinks::nextInSwarm,
            Hive_BeeLinks::previousInSwarm,
            Hive_BeeLinks::unlinkFromSwarm),
        new HostAccessors<>(
            Hive_BeeLinks.class,
            Hive_BeeLinks::unlinkAll,
            Hive_BeeLinks::isLinked,
            Hive_BeeLinks::describe),
        new IndexSurgery<>((element, list) -> element.swarm = (Hive_BeeSwarm) list));
  }
}
