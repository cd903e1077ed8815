package dev.intrusive.ints;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Random operations on the heap and in buffers, compared with lists of objects. */
@ParameterizedClass
@EnumSource
class IntLinkedListsModelTest {

  private static final int STEPS = 100_000;

  private final Home home;

  IntLinkedListsModelTest(Home home) {
    this.home = home;
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "3, 2, 2", "20, 1, 3", "40, 7, 4"})
  void operations_doWhatArrayListsDo(int capacity, int listCount, long seed) {
    Random random = new Random(seed);
    IntLinkedLists lists = home.create(capacity, listCount);
    List<List<Integer>> model = new ArrayList<>();
    for (int list = 0; list < listCount; list++) {
      model.add(new ArrayList<>());
    }
    for (int step = 0; step < STEPS; step++) {
      int list = random.nextInt(listCount);
      Integer index = random.nextInt(capacity);
      Integer anchor = random.nextInt(capacity);
      switch (random.nextInt(10)) {
        case 0 -> {
          leave(model, index);
          model.get(list).add(index);
          lists.moveToLast(list, index);
        }
        case 1 -> {
          leave(model, index);
          model.get(list).add(0, index);
          lists.moveToFirst(list, index);
        }
        case 2, 3 -> assertEquals(leave(model, index), lists.unlink(index));
        case 4 -> assertEquals(model.get(list).remove(index), lists.remove(list, index));
        case 5 -> {
          int at = lists.listOf(anchor);
          if (at >= 0 && !index.equals(anchor)) {
            leave(model, index);
            model.get(at).add(model.get(at).indexOf(anchor) + 1, index);
            lists.moveAfter(anchor, index);
          }
        }
        case 6 -> {
          int at = lists.listOf(anchor);
          if (at >= 0 && lists.listOf(index) < 0) {
            model.get(at).add(model.get(at).indexOf(anchor), index);
            lists.insertBefore(anchor, index);
          }
        }
        case 9 -> {
          if (lists.listOf(index) >= 0 && lists.listOf(anchor) >= 0) {
            List<Integer> first = model.get(lists.listOf(index));
            List<Integer> second = model.get(lists.listOf(anchor));
            int atFirst = first.indexOf(index);
            int atSecond = second.indexOf(anchor);
            first.set(atFirst, anchor);
            second.set(atSecond, index);
            lists.swap(index, anchor);
          }
        }
        case 7 -> {
          List<Integer> polled = model.get(list);
          assertEquals(
              polled.isEmpty() ? IntLinkedLists.NONE : polled.remove(0).intValue(),
              lists.pollFirst(list));
        }
        default -> {
          if (random.nextInt(20) == 0) {
            int source = random.nextInt(listCount);
            if (source != list) {
              model.get(list).addAll(model.get(source));
              model.get(source).clear();
            }
            lists.spliceLast(list, source);
          }
        }
      }
      lists.checkInvariants();
      if (step % 16 == 0) {
        assertEquals(model.toString(), lists.toString());
        IntBuffer image = IntBuffer.allocate(lists.imageLength());
        lists.write(image);
        assertEquals(lists.toString(), IntLinkedLists.read(image.flip()).toString());
      }
    }
  }

  private static boolean leave(List<List<Integer>> model, Integer index) {
    return model.stream().anyMatch(list -> list.remove(index));
  }
}
