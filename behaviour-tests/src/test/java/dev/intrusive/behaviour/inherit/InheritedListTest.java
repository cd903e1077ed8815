package dev.intrusive.behaviour.inherit;

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

/** The suite for a list that holds objects of a subclass. */
final class InheritedListTest {

  @Nested
  class Ends extends EndsContract<Actor> {
    Ends() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Actor> {
    Neighbours() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Actor> {
    Moves() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Actor> {
    Ownership() {
      super(new ActorFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Actor> {
    NullPositions() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Actor> {
    Copies() {
      super(new ActorFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Actor> {
    ForEach() {
      super(new ActorFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Actor> {
    ForEachBulk() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Actor> {
    Arrivals() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Actor> {
    Rotation() {
      super(new ActorFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Actor> {
    ForEachNesting() {
      super(new ActorFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Actor> {
    ForEachRandom() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Actor> {
    Iterator() {
      super(new ActorFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Actor> {
    IteratorRandom() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Actor> {
    Collection() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Actor> {
    Accessors() {
      super(new ActorFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Actor> {
    GeneratedApi() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Actor> {
    Invariants() {
      super(new ActorFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Actor> {
    BrokenNeighbours() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<Actor> {
    Memory() {
      super(new ActorFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Actor> {
    RandomOperations() {
      super(new ActorFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Actor> {
    BulkOperations() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Actor> {
    Callbacks() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Actor> {
    Sort() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Actor> {
    Cursor() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Actor> {
    Reversed() {
      super(new ActorFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Actor> {
    Views() {
      super(new ActorFixture());
    }
  }
}
