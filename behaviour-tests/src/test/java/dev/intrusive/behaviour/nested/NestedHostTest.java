package dev.intrusive.behaviour.nested;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import dev.intrusive.behaviour.nested.World.Entity;
import org.junit.jupiter.api.Nested;

/** The suite for a nested host. */
final class NestedHostTest {

  @Nested
  class Ends extends EndsContract<Entity> {
    Ends() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Entity> {
    Neighbours() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Entity> {
    Moves() {
      super(new EntityFixture());
    }
  }
}
