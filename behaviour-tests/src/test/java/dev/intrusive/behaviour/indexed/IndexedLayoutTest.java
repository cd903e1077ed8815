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

/** The suite for a host of the indexed layout. Elements of a pool are never garbage. */
final class IndexedLayoutTest {

  @Nested
  class Ends extends EndsContract<Bullet> {
    Ends() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Bullet> {
    Neighbours() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Bullet> {
    Moves() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Bullet> {
    Ownership() {
      super(new BulletFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Bullet> {
    NullPositions() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<Bullet> {
    Copies() {
      super(new BulletFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<Bullet> {
    ForEach() {
      super(new BulletFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<Bullet> {
    ForEachBulk() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<Bullet> {
    Arrivals() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<Bullet> {
    Rotation() {
      super(new BulletFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<Bullet> {
    ForEachNesting() {
      super(new BulletFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<Bullet> {
    ForEachRandom() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<Bullet> {
    Iterator() {
      super(new BulletFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<Bullet> {
    IteratorRandom() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<Bullet> {
    Collection() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<Bullet> {
    Accessors() {
      super(new BulletFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<Bullet> {
    GeneratedApi() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<Bullet> {
    Invariants() {
      super(new BulletFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<Bullet> {
    BrokenNeighbours() {
      super(new BulletFixture());
    }
  }

  @Nested
  class EmptiedList extends EmptiedListContract<Bullet> {
    EmptiedList() {
      super(new BulletFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<Bullet> {
    RandomOperations() {
      super(new BulletFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<Bullet> {
    BulkOperations() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<Bullet> {
    Callbacks() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Sort extends SortContract<Bullet> {
    Sort() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<Bullet> {
    Cursor() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<Bullet> {
    Reversed() {
      super(new BulletFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<Bullet> {
    Views() {
      super(new BulletFixture());
    }
  }
}
