package dev.intrusive.behaviour.indexed;

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
import dev.intrusive.behaviour.GeneratedApiContract;
import dev.intrusive.behaviour.InvariantsContract;
import dev.intrusive.behaviour.IteratorContract;
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

/** The suite for an indexed list over the pool of a subclass. */
final class InheritedIndexedTest {

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

  @Nested
  class Ownership extends OwnershipContract<Entity> {
    Ownership() {
      super(new EntityFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Entity> {
    NullPositions() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Entity> {
    Copies() {
      super(new EntityFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Entity> {
    ForEach() {
      super(new EntityFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Entity> {
    ForEachBulk() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Entity> {
    Arrivals() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Entity> {
    Rotation() {
      super(new EntityFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Entity> {
    ForEachNesting() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Entity> {
    Iterator() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Entity> {
    Collection() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Entity> {
    Accessors() {
      super(new EntityFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Entity> {
    GeneratedApi() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Entity> {
    Invariants() {
      super(new EntityFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Entity> {
    BrokenNeighbours() {
      super(new EntityFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<Entity> {
    EmptiedList() {
      super(new EntityFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Entity> {
    RandomOperations() {
      super(new EntityFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Entity> {
    BulkOperations() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Entity> {
    Callbacks() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Entity> {
    Sort() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Entity> {
    Cursor() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Entity> {
    Reversed() {
      super(new EntityFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Entity> {
    Views() {
      super(new EntityFixture());
    }
  }
}
