package dev.intrusive.behaviour.inherit.sub;

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

/** The suite for a list that a subclass adds. */
final class AddedListTest {

  @Nested
  class Ends extends EndsContract<Monster> {
    Ends() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Monster> {
    Neighbours() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Monster> {
    Moves() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Monster> {
    Ownership() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Monster> {
    NullPositions() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Monster> {
    Copies() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Monster> {
    ForEach() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Monster> {
    ForEachBulk() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Monster> {
    Arrivals() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Monster> {
    Rotation() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Monster> {
    ForEachNesting() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Monster> {
    ForEachRandom() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Monster> {
    Iterator() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Monster> {
    IteratorRandom() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Monster> {
    Collection() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Monster> {
    Accessors() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Monster> {
    GeneratedApi() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Monster> {
    Invariants() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Monster> {
    BrokenNeighbours() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<Monster> {
    Memory() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Monster> {
    RandomOperations() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Monster> {
    BulkOperations() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Monster> {
    Callbacks() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Monster> {
    Sort() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Monster> {
    Cursor() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Monster> {
    Reversed() {
      super(new MonsterFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Monster> {
    Views() {
      super(new MonsterFixture());
    }
  }
}
