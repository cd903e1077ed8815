package dev.intrusive.behaviour.node;

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

/** The suite for a generic host of the node layout. */
final class GenericNodeTest {

  @Nested
  class Ends extends EndsContract<Task<Integer, String>> {
    Ends() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Task<Integer, String>> {
    Neighbours() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Task<Integer, String>> {
    Moves() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Task<Integer, String>> {
    Ownership() {
      super(new TaskFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Task<Integer, String>> {
    NullPositions() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Task<Integer, String>> {
    Copies() {
      super(new TaskFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Task<Integer, String>> {
    ForEach() {
      super(new TaskFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Task<Integer, String>> {
    ForEachBulk() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Task<Integer, String>> {
    Arrivals() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Task<Integer, String>> {
    Rotation() {
      super(new TaskFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Task<Integer, String>> {
    ForEachNesting() {
      super(new TaskFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Task<Integer, String>> {
    ForEachRandom() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Task<Integer, String>> {
    Iterator() {
      super(new TaskFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Task<Integer, String>> {
    IteratorRandom() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Task<Integer, String>> {
    Collection() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Task<Integer, String>> {
    Accessors() {
      super(new TaskFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Task<Integer, String>> {
    GeneratedApi() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Task<Integer, String>> {
    Invariants() {
      super(new TaskFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Task<Integer, String>> {
    BrokenNeighbours() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<Task<Integer, String>> {
    Memory() {
      super(new TaskFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Task<Integer, String>> {
    RandomOperations() {
      super(new TaskFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Task<Integer, String>> {
    BulkOperations() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Task<Integer, String>> {
    Callbacks() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Task<Integer, String>> {
    Sort() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Task<Integer, String>> {
    Cursor() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Task<Integer, String>> {
    Reversed() {
      super(new TaskFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Task<Integer, String>> {
    Views() {
      super(new TaskFixture());
    }
  }
}
