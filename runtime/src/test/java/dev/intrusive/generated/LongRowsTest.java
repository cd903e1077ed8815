package dev.intrusive.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.sample.PartPool;
import dev.intrusive.sample.PartPool.Part;
import dev.intrusive.sample.PartPool.PartList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes over lists whose slots are in a row for longer than a pass looks ahead, or nearly. */
final class LongRowsTest {

  /** More than twice as long as a pass looks ahead. */
  private static final int LENGTH = 1100;

  private PartPool pool = new PartPool(LENGTH);
  private PartList list = new PartList(pool);

  /** Adds objects in the order of their slots. */
  private List<Part> fill(int length) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      Part part = pool.emplace();
      list.addLast(part);
      parts.add(part);
    }
    return parts;
  }

  private void assertPasses(List<Part> expected) {
    List<Part> visited = new ArrayList<>();
    list.forEach(visited::add);
    assertSameSlots(expected, visited);
    List<Part> iterated = new ArrayList<>();
    for (Part part : list) {
      iterated.add(part);
    }
    assertSameSlots(expected, iterated);
  }

  /** Compares lists that are too long to be shown. */
  private static void assertSameSlots(List<Part> expected, List<Part> actual) {
    assertEquals(expected.size(), actual.size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i).slot, actual.get(i).slot, "the slot at " + i);
    }
  }

  static IntStream lengths() {
    return IntStream.of(1, 2, 15, 16, 17, 511, 512, 513, 1023, 1024, 1025, LENGTH);
  }

  @ParameterizedTest
  @MethodSource("lengths")
  void aRow_isPassedToItsEnd_inAPoolAsLongAndALongerOne(int length) {
    List<Part> parts = fill(length);
    for (int i = 0; i < length; i++) {
      assertEquals(i, parts.get(i).slot, "the slots are not in a row");
    }
    assertPasses(parts);
    pool = new PartPool(length);
    list = new PartList(pool);
    assertPasses(fill(length));
  }

  @Test
  void aRow_thatBreaksAnywhere_isLeftThere() {
    List<Part> parts = fill(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      Part part = parts.get(i);
      list.moveToLast(part);
      List<Part> expected = new ArrayList<>(parts);
      expected.remove(i);
      expected.add(part);
      assertPasses(expected);
      if (i == 0) {
        list.moveToFirst(part);
      } else {
        list.moveAfter(parts.get(i - 1), part);
      }
    }
  }

  /** Exchanges rows so that one starts where the pass would look ahead, and goes elsewhere. */
  @ParameterizedTest
  @ValueSource(ints = {16, 64, 511, 512, 513})
  void rowsInOtherOrder_arePassed(int length) {
    List<Part> parts = fill(LENGTH);
    List<Part> expected = new ArrayList<>();
    for (int end = LENGTH; end > 0; end -= length) {
      expected.addAll(parts.subList(Math.max(0, end - length), end));
    }
    expected.forEach(list::moveToLast);
    assertPasses(expected);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void changesInAPass_areFollowed(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 30; round++) {
      List<Part> model = fill(LENGTH - 20);
      List<Part> visited = new ArrayList<>();
      List<Part> expected = new ArrayList<>();
      Consumer<Part> action =
          part -> {
            expected.add(model.get(visited.size()));
            visited.add(part);
            if (random.nextInt(100) == 0) {
              change(model, visited.size(), random);
            }
          };
      list.forEach(action);
      assertSameSlots(expected, visited);
      assertSameSlots(model, visited);
      list.checkInvariants();
      pool.releaseAll();
    }
  }

  /** Changes what is still to be visited, close to the pass or anywhere. */
  private void change(List<Part> model, int ahead, Random random) {
    if (ahead == model.size()) {
      return;
    }
    int reach = random.nextBoolean() ? model.size() - ahead : Math.min(3, model.size() - ahead);
    int index = ahead + random.nextInt(reach);
    Part part = model.get(index);
    switch (random.nextInt(3)) {
      case 0 -> {
        model.remove(index);
        list.remove(part);
      }
      case 1 -> {
        model.remove(index);
        model.add(part);
        list.moveToLast(part);
      }
      default -> {
        if (pool.liveCount() < LENGTH) {
          Part fresh = pool.emplace();
          model.add(index, fresh);
          list.insertBefore(part, fresh);
        }
      }
    }
  }
}
