package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a host of the flat layout. */
final class FlatLayoutTest {

  @Nested
  class Ends extends EndsContract<Order> {
    Ends() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Order> {
    Neighbours() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Order> {
    Moves() {
      super(new OrderFixture());
    }
  }
}
