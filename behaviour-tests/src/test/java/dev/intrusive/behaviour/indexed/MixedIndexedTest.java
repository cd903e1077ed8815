package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.AccessorsContract;
import dev.intrusive.behaviour.BrokenNeighboursContract;
import dev.intrusive.behaviour.CopiesContract;
import dev.intrusive.behaviour.EmptiedListContract;
import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.GeneratedApiContract;
import dev.intrusive.behaviour.InvariantsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import dev.intrusive.behaviour.NullPositionsContract;
import dev.intrusive.behaviour.OwnershipContract;
import org.junit.jupiter.api.Nested;

/** What concerns links and accessors, for the indexed list of a host with other lists. */
final class MixedIndexedTest {

  @Nested
  class Ends extends EndsContract<Creature> {
    Ends() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Creature> {
    Neighbours() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Creature> {
    Moves() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Creature> {
    Ownership() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Creature> {
    NullPositions() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Creature> {
    Copies() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Creature> {
    Accessors() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Creature> {
    GeneratedApi() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Creature> {
    Invariants() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Creature> {
    BrokenNeighbours() {
      super(new AwakeFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<Creature> {
    EmptiedList() {
      super(new AwakeFixture());
    }
  }
}
