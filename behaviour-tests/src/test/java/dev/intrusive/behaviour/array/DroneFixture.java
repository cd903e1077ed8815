package dev.intrusive.behaviour.array;

import dev.intrusive.behaviour.Elements;
import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.IndexSurgery;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.array.Hive.Drone;

/** The list that {@link Drone} adds to those that it inherits. */
public final class DroneFixture {

  private DroneFixture() {}

  /** A new fixture. */
  public static ListFixture<Drone> create() {
    return new ListFixture<>(
        new Elements<>(Drone::new, Drone::copy, element -> element.id),
        new ListFixture.Lists<>("drones", Hive_DroneDrones::new),
        new ListAccessors<>(
            Hive_DroneLinks::inDrones,
            Hive_DroneLinks::dronesOf,
            Hive_DroneLinks::nextInDrones,
            Hive_DroneLinks::previousInDrones,
            Hive_DroneLinks::unlinkFromDrones),
        new HostAccessors<>(
            Hive_DroneLinks.class,
            Hive_DroneLinks::unlinkAll,
            Hive_DroneLinks::isLinked,
            Hive_DroneLinks::describe),
        new IndexSurgery<>((element, list) -> element.drones = (Hive_DroneDrones) list));
  }
}
