package dev.intrusive.behaviour.scene;

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

/** The suite for a host that owns lists of its own type. */
final class SceneGraphTest {

  @Nested
  class Ends extends EndsContract<SceneNode> {
    Ends() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<SceneNode> {
    Neighbours() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<SceneNode> {
    Moves() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<SceneNode> {
    Ownership() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<SceneNode> {
    NullPositions() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Copies extends CopiesContract<SceneNode> {
    Copies() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class ForEach extends ForEachContract<SceneNode> {
    ForEach() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class ForEachBulk extends ForEachBulkContract<SceneNode> {
    ForEachBulk() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Arrivals extends ArrivalsContract<SceneNode> {
    Arrivals() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Rotation extends RotationContract<SceneNode> {
    Rotation() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class ForEachNesting extends ForEachNestingContract<SceneNode> {
    ForEachNesting() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class ForEachRandom extends ForEachRandomContract<SceneNode> {
    ForEachRandom() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Iterator extends IteratorContract<SceneNode> {
    Iterator() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class IteratorRandom extends IteratorRandomContract<SceneNode> {
    IteratorRandom() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Collection extends CollectionContract<SceneNode> {
    Collection() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Accessors extends AccessorsContract<SceneNode> {
    Accessors() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class GeneratedApi extends GeneratedApiContract<SceneNode> {
    GeneratedApi() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Invariants extends InvariantsContract<SceneNode> {
    Invariants() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class BrokenNeighbours extends BrokenNeighboursContract<SceneNode> {
    BrokenNeighbours() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Memory extends MemoryContract<SceneNode> {
    Memory() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class RandomOperations extends RandomOperationsContract<SceneNode> {
    RandomOperations() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class BulkOperations extends BulkOperationsContract<SceneNode> {
    BulkOperations() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Callbacks extends CallbacksContract<SceneNode> {
    Callbacks() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Sort extends SortContract<SceneNode> {
    Sort() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Cursor extends CursorContract<SceneNode> {
    Cursor() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Reversed extends ReversedContract<SceneNode> {
    Reversed() {
      super(new SceneNodeFixture());
    }
  }

  @Nested
  class Views extends ViewsContract<SceneNode> {
    Views() {
      super(new SceneNodeFixture());
    }
  }
}
