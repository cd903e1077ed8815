package dev.intrusive.behaviour.inherit;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a list that holds objects of a subclass. */
final class InheritedListTest {

  @Nested
  class Ends extends EndsContract<Actor> {
    Ends() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Actor> {
    Neighbours() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Actor> {
    Moves() {
      super(new ActorFixture());
    }
  }
}
