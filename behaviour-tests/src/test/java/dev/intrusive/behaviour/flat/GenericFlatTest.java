package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.AccessorsContract;
import dev.intrusive.behaviour.ArrivalsContract;
import dev.intrusive.behaviour.BrokenNeighboursContract;
import dev.intrusive.behaviour.BulkOperationsContract;
import dev.intrusive.behaviour.CallbacksContract;
import dev.intrusive.behaviour.CollectionContract;
import dev.intrusive.behaviour.CopiesContract;
import dev.intrusive.behaviour.CursorContract;
import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.ForEachBulkContract;
import dev.intrusive.behaviour.ForEachContract;
import dev.intrusive.behaviour.ForEachNestingContract;
import dev.intrusive.behaviour.ForEachRandomContract;
import dev.intrusive.behaviour.GeneratedApiContract;
import dev.intrusive.behaviour.InvariantsContract;
import dev.intrusive.behaviour.IteratorContract;
import dev.intrusive.behaviour.IteratorRandomContract;
import dev.intrusive.behaviour.MemoryContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import dev.intrusive.behaviour.NullPositionsContract;
import dev.intrusive.behaviour.OwnershipContract;
import dev.intrusive.behaviour.RandomOperationsContract;
import dev.intrusive.behaviour.ReversedContract;
import dev.intrusive.behaviour.RotationContract;
import dev.intrusive.behaviour.SortContract;
import dev.intrusive.behaviour.ViewsContract;
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

  @Nested
  class Ownership extends OwnershipContract<Cell<Integer>> {
    Ownership() {
      super(new CellFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Cell<Integer>> {
    NullPositions() {
      super(new CellFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Cell<Integer>> {
    Copies() {
      super(new CellFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Cell<Integer>> {
    ForEach() {
      super(new CellFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Cell<Integer>> {
    ForEachBulk() {
      super(new CellFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Cell<Integer>> {
    Arrivals() {
      super(new CellFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Cell<Integer>> {
    Rotation() {
      super(new CellFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Cell<Integer>> {
    ForEachNesting() {
      super(new CellFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Cell<Integer>> {
    ForEachRandom() {
      super(new CellFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Cell<Integer>> {
    Iterator() {
      super(new CellFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Cell<Integer>> {
    IteratorRandom() {
      super(new CellFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Cell<Integer>> {
    Collection() {
      super(new CellFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Cell<Integer>> {
    Accessors() {
      super(new CellFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Cell<Integer>> {
    GeneratedApi() {
      super(new CellFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Cell<Integer>> {
    Invariants() {
      super(new CellFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Cell<Integer>> {
    BrokenNeighbours() {
      super(new CellFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<Cell<Integer>> {
    Memory() {
      super(new CellFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Cell<Integer>> {
    RandomOperations() {
      super(new CellFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Cell<Integer>> {
    BulkOperations() {
      super(new CellFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Cell<Integer>> {
    Callbacks() {
      super(new CellFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Cell<Integer>> {
    Sort() {
      super(new CellFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Cell<Integer>> {
    Cursor() {
      super(new CellFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Cell<Integer>> {
    Reversed() {
      super(new CellFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Cell<Integer>> {
    Views() {
      super(new CellFixture());
    }
  }
}
