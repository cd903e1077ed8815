package dev.intrusive.behaviour.node;

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

  @Nested
  class Ownership extends OwnershipContract<GameObject> {
    Ownership() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<GameObject> {
    NullPositions() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<GameObject> {
    Copies() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<GameObject> {
    ForEach() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<GameObject> {
    ForEachBulk() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<GameObject> {
    Arrivals() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<GameObject> {
    Rotation() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<GameObject> {
    ForEachNesting() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<GameObject> {
    ForEachRandom() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<GameObject> {
    Iterator() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<GameObject> {
    IteratorRandom() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<GameObject> {
    Collection() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<GameObject> {
    Accessors() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<GameObject> {
    GeneratedApi() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<GameObject> {
    Invariants() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<GameObject> {
    BrokenNeighbours() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<GameObject> {
    Memory() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<GameObject> {
    EmptiedList() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<GameObject> {
    RandomOperations() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<GameObject> {
    BulkOperations() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<GameObject> {
    Callbacks() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Sort extends SortContract<GameObject> {
    Sort() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<GameObject> {
    Cursor() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<GameObject> {
    Reversed() {
      super(new GameObjectFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<GameObject> {
    Views() {
      super(new GameObjectFixture());
    }
  }
}
