package dev.intrusive.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.sample.PartPool;
import dev.intrusive.sample.PartPool.PartList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ids by which elements refer to their lists. */
final class OwnerIdsTest {

  private static final int MOST = 5_000;

  private final PartPool pool = new PartPool(1);

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_asManyListsAsThereCanBe_givesEachANumberOfItsOwn(boolean isShared) {
    OwnerIds<PartList> ids = new OwnerIds<>(MOST, isShared);
    Set<Integer> given = new HashSet<>();
    for (int i = 0; i < MOST; i++) {
      PartList list = new PartList(pool);
      int number = ids.take(list, 0);
      assertTrue(given.add(number), "given twice: " + number);
      assertSame(list, ids.get(number));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_afterLeave_givesTheSameNumber(boolean isShared) {
    OwnerIds<PartList> ids = new OwnerIds<>(MOST, isShared);
    PartList list = new PartList(pool);
    ids.take(new PartList(pool), 0);
    int number = ids.take(list, 0);
    ids.giveBack(number);
    assertEquals(number, ids.take(list, number));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_manyListsOneAfterTheOther_makesNoFurtherRoom(boolean isShared) {
    OwnerIds<PartList> ids = new OwnerIds<>(MOST, isShared);
    for (int i = 0; i < 100_000; i++) {
      ids.giveBack(ids.take(new PartList(pool), 0));
    }
    assertEquals(64, ids.room());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_fewListsThatComeAndGo_makesLittleRoom(boolean isShared) {
    OwnerIds<PartList> ids = new OwnerIds<>(MOST, isShared);
    Random random = new Random(1);
    Deque<Integer> used = new ArrayDeque<>();
    for (int i = 0; i < 200_000; i++) {
      if (used.size() < 100 && random.nextBoolean()) {
        used.add(ids.take(new PartList(pool), random.nextInt(256)));
      } else if (!used.isEmpty()) {
        ids.giveBack(used.remove());
      }
    }
    assertTrue(ids.room() <= 512, () -> "room: " + ids.room());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_whileSomeListsStay_makesLittleRoom(boolean isShared) {
    OwnerIds<PartList> ids = new OwnerIds<>(MOST, isShared);
    for (int i = 0; i < 20; i++) {
      ids.take(new PartList(pool), 0);
    }
    for (int i = 0; i < 100_000; i++) {
      ids.giveBack(ids.take(new PartList(pool), 0));
    }
    assertEquals(64, ids.room());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 1_000})
  void enter_underAnyCapacity_findsIdsForAllLists(int most) {
    OwnerIds<PartList> ids = new OwnerIds<>(most, true);
    Set<Integer> given = new HashSet<>();
    for (int i = 0; i < most; i++) {
      given.add(ids.take(new PartList(pool), i % 7));
    }
    assertEquals(most, given.size());
  }
}
