package dev.intrusive;

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

/** What elements call their lists. */
final class ListNumbersTest {

  private static final int MOST = 5_000;

  private final PartPool pool = new PartPool(1);

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_asManyListsAsThereCanBe_givesEachANumberOfItsOwn(boolean isShared) {
    ListNumbers numbers = new ListNumbers(MOST, isShared);
    Set<Integer> given = new HashSet<>();
    for (int i = 0; i < MOST; i++) {
      PartList list = new PartList(pool);
      int number = numbers.enter(list, 0);
      assertTrue(given.add(number), "given twice: " + number);
      assertSame(list, numbers.list(number));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_afterLeave_givesTheSameNumber(boolean isShared) {
    ListNumbers numbers = new ListNumbers(MOST, isShared);
    PartList list = new PartList(pool);
    numbers.enter(new PartList(pool), 0);
    int number = numbers.enter(list, 0);
    numbers.leave(number);
    assertEquals(number, numbers.enter(list, number));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_manyListsOneAfterTheOther_makesNoFurtherPlaces(boolean isShared) {
    ListNumbers numbers = new ListNumbers(MOST, isShared);
    for (int i = 0; i < 100_000; i++) {
      numbers.leave(numbers.enter(new PartList(pool), 0));
    }
    assertEquals(64, numbers.places());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_fewListsThatComeAndGo_makesFewPlaces(boolean isShared) {
    ListNumbers numbers = new ListNumbers(MOST, isShared);
    Random random = new Random(1);
    Deque<Integer> used = new ArrayDeque<>();
    for (int i = 0; i < 200_000; i++) {
      if (used.size() < 100 && random.nextBoolean()) {
        used.add(numbers.enter(new PartList(pool), random.nextInt(256)));
      } else if (!used.isEmpty()) {
        numbers.leave(used.remove());
      }
    }
    assertTrue(numbers.places() <= 512, () -> "places: " + numbers.places());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void enter_whileSomeListsStay_makesFewPlaces(boolean isShared) {
    ListNumbers numbers = new ListNumbers(MOST, isShared);
    for (int i = 0; i < 20; i++) {
      numbers.enter(new PartList(pool), 0);
    }
    for (int i = 0; i < 100_000; i++) {
      numbers.leave(numbers.enter(new PartList(pool), 0));
    }
    assertEquals(64, numbers.places());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31, 32, 33, 1_000})
  void enter_underAnyCapacity_findsPlacesForAllLists(int most) {
    ListNumbers numbers = new ListNumbers(most, true);
    Set<Integer> given = new HashSet<>();
    for (int i = 0; i < most; i++) {
      given.add(numbers.enter(new PartList(pool), i % 7));
    }
    assertEquals(most, given.size());
  }
}
