package dev.intrusive.behaviour.indexed.sub;

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

/** What concerns links and accessors, for a list added to inherited indexed ones. */
final class AddedNodeTest {

  @Nested
  class Ends extends EndsContract<Ogre> {
    Ends() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Ogre> {
    Neighbours() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Ogre> {
    Moves() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Ogre> {
    Ownership() {
      super(new HordeFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Ogre> {
    NullPositions() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Ogre> {
    Copies() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Ogre> {
    Accessors() {
      super(new HordeFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Ogre> {
    GeneratedApi() {
      super(new HordeFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Ogre> {
    Invariants() {
      super(new HordeFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Ogre> {
    BrokenNeighbours() {
      super(new HordeFixture());
    }
  }
}
