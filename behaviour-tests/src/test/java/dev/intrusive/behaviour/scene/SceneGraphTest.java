package dev.intrusive.behaviour.scene;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import org.junit.jupiter.api.Nested;

/** The suite for a host that owns lists of its own type. */
final class SceneGraphTest {

  @Nested
  class Ends extends EndsContract<SceneNode> {
    Ends() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<SceneNode> {
    Neighbours() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<SceneNode> {
    Moves() {
      super(new SceneNodeFixture());
    }
  }
}
