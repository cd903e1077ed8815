package dev.intrusive.behaviour.inherit.sub;

import dev.intrusive.behaviour.EndsContract;
import dev.intrusive.behaviour.MovesContract;
import dev.intrusive.behaviour.NeighboursContract;
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
}
