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
import dev.intrusive.behaviour.ForEachRandomContract;
import dev.intrusive.behaviour.GeneratedApiContract;
import dev.intrusive.behaviour.InvariantsContract;
import dev.intrusive.behaviour.IteratorContract;
import dev.intrusive.behaviour.IteratorRandomContract;
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

/** The suite for a generic host of the indexed layout. */
final class GenericIndexedTest {

  @Nested
  class Ends extends EndsContract<Tile<Integer>> {
    Ends() {
      super(new TileFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Tile<Integer>> {
    Neighbours() {
      super(new TileFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Tile<Integer>> {
    Moves() {
      super(new TileFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Tile<Integer>> {
    Ownership() {
      super(new TileFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Tile<Integer>> {
    NullPositions() {
      super(new TileFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Tile<Integer>> {
    Copies() {
      super(new TileFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Tile<Integer>> {
    ForEach() {
      super(new TileFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Tile<Integer>> {
    ForEachBulk() {
      super(new TileFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Tile<Integer>> {
    Arrivals() {
      super(new TileFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Tile<Integer>> {
    Rotation() {
      super(new TileFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Tile<Integer>> {
    ForEachNesting() {
      super(new TileFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Tile<Integer>> {
    ForEachRandom() {
      super(new TileFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Tile<Integer>> {
    Iterator() {
      super(new TileFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Tile<Integer>> {
    IteratorRandom() {
      super(new TileFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Tile<Integer>> {
    Collection() {
      super(new TileFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Tile<Integer>> {
    Accessors() {
      super(new TileFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Tile<Integer>> {
    GeneratedApi() {
      super(new TileFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Tile<Integer>> {
    Invariants() {
      super(new TileFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Tile<Integer>> {
    BrokenNeighbours() {
      super(new TileFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<Tile<Integer>> {
    EmptiedList() {
      super(new TileFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Tile<Integer>> {
    RandomOperations() {
      super(new TileFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Tile<Integer>> {
    BulkOperations() {
      super(new TileFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Tile<Integer>> {
    Callbacks() {
      super(new TileFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Tile<Integer>> {
    Sort() {
      super(new TileFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Tile<Integer>> {
    Cursor() {
      super(new TileFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Tile<Integer>> {
    Reversed() {
      super(new TileFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Tile<Integer>> {
    Views() {
      super(new TileFixture());
    }
  }
}
