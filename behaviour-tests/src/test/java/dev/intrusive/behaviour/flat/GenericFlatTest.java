package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a generic host of the flat layout. */
final class GenericFlatTest {

  @Nested
  class Ends extends EndsContract<Cell<Integer>> {
    Ends() {
      super(new CellFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Cell<Integer>> {
    Neighbours() {
      super(new CellFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Cell<Integer>> {
    Moves() {
      super(new CellFixture());
    }
  }
}
