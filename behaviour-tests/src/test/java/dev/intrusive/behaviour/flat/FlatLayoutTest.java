package dev.intrusive.behaviour.flat;

import dev.intrusive.behaviour.AccessorsContract;
import dev.intrusive.behaviour.ArrivalsContract;
import dev.intrusive.behaviour.BrokenNeighboursContract;
import dev.intrusive.behaviour.BulkOperationsContract;
import dev.intrusive.behaviour.CallbacksContract;
import dev.intrusive.behaviour.CollectionContract;
import dev.intrusive.behaviour.CopiesContract;
import dev.intrusive.behaviour.CursorContract;
import dev.intrusive.behaviour.EmptiedListContract;
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

  @Nested
  class Ownership extends OwnershipContract<Order> {
    Ownership() {
      super(new OrderFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Order> {
    NullPositions() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Order> {
    Copies() {
      super(new OrderFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Order> {
    ForEach() {
      super(new OrderFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Order> {
    ForEachBulk() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Order> {
    Arrivals() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Order> {
    Rotation() {
      super(new OrderFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Order> {
    ForEachNesting() {
      super(new OrderFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Order> {
    ForEachRandom() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Order> {
    Iterator() {
      super(new OrderFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Order> {
    IteratorRandom() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Order> {
    Collection() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Order> {
    Accessors() {
      super(new OrderFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Order> {
    GeneratedApi() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Order> {
    Invariants() {
      super(new OrderFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Order> {
    BrokenNeighbours() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<Order> {
    Memory() {
      super(new OrderFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<Order> {
    EmptiedList() {
      super(new OrderFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Order> {
    RandomOperations() {
      super(new OrderFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Order> {
    BulkOperations() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Order> {
    Callbacks() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Order> {
    Sort() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Order> {
    Cursor() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Order> {
    Reversed() {
      super(new OrderFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Order> {
    Views() {
      super(new OrderFixture());
    }
  }
}
