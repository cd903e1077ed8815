package dev.intrusive.behaviour.node;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a host of the node layout. */
final class NodeLayoutTest {

  @Nested
  class Ends extends EndsContract<GameObject> {
    Ends() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<GameObject> {
    Neighbours() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<GameObject> {
    Moves() {
      super(new GameObjectFixture());
    }
  }
}
