package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
import dev.intrusive.behaviour.NullPositionsContract;
import dev.intrusive.behaviour.OwnershipContract;
import dev.intrusive.behaviour.indexed.PebblePool.Pebble;
import org.junit.jupiter.api.Nested;

/** A list over a pool that overrides only what it must. */
final class HandWrittenIndexedTest {

  @Nested
  class Ends extends EndsContract<Pebble> {
    Ends() {
      super(new PebbleFixture());
    }
  }

  @Nested
  class Neighbours extends NeighboursContract<Pebble> {
    Neighbours() {
      super(new PebbleFixture());
    }
  }

  @Nested
  class Moves extends MovesContract<Pebble> {
    Moves() {
      super(new PebbleFixture());
    }
  }

  @Nested
  class Ownership extends OwnershipContract<Pebble> {
    Ownership() {
      super(new PebbleFixture());
    }
  }

  @Nested
  class NullPositions extends NullPositionsContract<Pebble> {
    NullPositions() {
      super(new PebbleFixture());
    }
  }
}
