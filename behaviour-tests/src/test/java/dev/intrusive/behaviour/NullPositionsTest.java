package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Null as the element that names a position. */
@EveryHost
final class NullPositionsTest<E> extends ListContract<E> {

  NullPositionsTest(Host host) {
    super(host);
  }

  @Test
  void position_null() {
    fill(list, 2);
    for (ElementOperation<E> operation : ElementOperation.<E>positions()) {
      assertRefused(NullPointerException.class, () -> operation.run(list, nothing()));
    }
  }

  @Test
  void neighbourOfNull_isExplained() {
    assumeTrue(fixture.isGenerated());
    fill(list, 2);
    for (String message :
        List.of(
            assertRefused(NullPointerException.class, () -> list.next(nothing())),
            assertRefused(NullPointerException.class, () -> list.previous(nothing())))) {
      assertTrue(message.contains("the element is null"), message);
    }
  }

  @Test
  void anchor_null() {
    E here = in(list);
    E elsewhere = in(other);
    E free = element();
    for (AnchoredOperation<E> operation : AnchoredOperation.<E>all()) {
      for (E element : List.of(here, elsewhere, free)) {
        assertRefused(NullPointerException.class, () -> operation.run(list, nothing(), element));
      }
      assertRefused(NullPointerException.class, () -> operation.run(list, nothing(), nothing()));
    }
  }

  /** A null argument is reported before a position that is not in the list. */
  @Test
  void range_nullBesideWrongPosition() {
    E here = in(list);
    E free = element();
    assertRefused(NullPointerException.class, () -> list.spliceFirst(other, free, nothing()));
    assertRefused(NullPointerException.class, () -> list.spliceLast(other, free, nothing()));
    assertRefused(NullPointerException.class, () -> list.spliceLast(nothing(), free, free));
    assertRefused(
        NullPointerException.class, () -> list.spliceBefore(free, other, free, nothing()));
    assertRefused(NullPointerException.class, () -> list.spliceAfter(free, nothing(), here, here));
  }
}
