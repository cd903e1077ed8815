package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a generic host of the node layout. */
final class GenericNodeTest {

  @Nested
  class Ends extends EndsContract<Task<Integer, String>> {
    Ends() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Task<Integer, String>> {
    Neighbours() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Task<Integer, String>> {
    Moves() {
      super(new TaskFixture());
    }
  }
}
