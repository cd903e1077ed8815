package dev.intrusive.behaviour.indexed;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Streams of pooled objects that end in indexed lists. */
final class CollectorsTest extends TwoPools {

  @Test
  void toCollection_overThePool() {
    Bullet a = in(list);
    Bullet b = in(list);
    Bullet c = in(list);
    BulletGridCell collected =
        list.stream()
            .filter(bullet -> bullet != b)
            .collect(toCollection(() -> new BulletGridCell(pool)));
    assertEquals(List.of(a, c), new ArrayList<>(collected));
    assertSame(collected, BulletLinks.gridCellOf(pool, c));
    collected.checkInvariants();
  }

  @Test
  void groupingBy_intoManyLists() {
    for (int i = 0; i < 9; i++) {
      in(list);
    }
    Map<Integer, BulletGridCell> cells =
        list.stream()
            .collect(
                groupingBy(
                    bullet -> bullet.id() % 3, toCollection(() -> new BulletGridCell(pool))));
    cells.forEach(
        (rest, each) -> {
          each.checkInvariants();
          assertEquals(3, each.size());
          each.forEach(bullet -> assertEquals(rest, bullet.id() % 3));
        });
  }

  @Test
  void toCollection_ofLinkedElements_isRefused() {
    in(list);
    in(list);
    assertRefused(
        IllegalStateException.class,
        "collect",
        () -> list.stream().collect(toCollection(() -> new BulletLiveList(pool))));
  }
}
