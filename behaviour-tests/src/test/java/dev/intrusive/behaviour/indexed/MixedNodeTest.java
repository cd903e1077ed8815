package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.AccessorsContract;
import dev.intrusive.behaviour.BrokenNeighboursContract;
import dev.intrusive.behaviour.CopiesContract;
import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.GeneratedApiContract;
import dev.intrusive.behaviour.InvariantsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import dev.intrusive.behaviour.NullPositionsContract;
import dev.intrusive.behaviour.OwnershipContract;
import org.junit.jupiter.api.Nested;

/** What concerns links and accessors, for a list of the node layout beside an indexed one. */
final class MixedNodeTest {

  @Nested
  class Ends extends EndsContract<Creature> {
    Ends() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Creature> {
    Neighbours() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Creature> {
    Moves() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Creature> {
    Ownership() {
      super(new BroodFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Creature> {
    NullPositions() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Creature> {
    Copies() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Creature> {
    Accessors() {
      super(new BroodFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Creature> {
    GeneratedApi() {
      super(new BroodFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Creature> {
    Invariants() {
      super(new BroodFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Creature> {
    BrokenNeighbours() {
      super(new BroodFixture());
    }
  }
}
