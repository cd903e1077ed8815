package dev.intrusive.behaviour.array;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.Nullable;

/** Holds the hosts, and owns swarms. */
public final class Hive {

  /** A host that is a nested class, with a list of another layout, too. */
  @SuppressWarnings("HostCloneable") // that copies are refused is tested
  public static class Bee implements Cloneable {

    final int id;

    @IntrusiveLink("swarm")
    int swarmIndex;

    @IntrusiveLink(value = "swarm", owner = Hive.class)
    @Nullable Hive_BeeSwarm swarm;

    @IntrusiveLink("queens")
    final Link<Bee> queenLink = new Link<>();

    Bee(int id) {
      this.id = id;
    }

    Bee copy() {
      try {
        return (Bee) clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public String toString() {
      return "bee " + id;
    }
  }

  /** A host that adds an array to what it inherits. */
  @SuppressWarnings("HostCloneable") // that copies are refused is tested
  public static final class Drone extends Bee {

    @IntrusiveLink("drones")
    int droneIndex;

    @IntrusiveLink("drones")
    @Nullable Hive_DroneDrones drones;

    Drone(int id) {
      super(id);
    }

    @Override
    Drone copy() {
      return (Drone) super.copy();
    }
  }
}
