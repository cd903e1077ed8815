package dev.intrusive.ints;

import static dev.intrusive.ints.IntLinkedLists.NONE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Each operation of the lists of ints, and what it refuses, on the heap and in buffers. */
@ParameterizedClass
@EnumSource
class IntLinkedListsTest {

  private final IntLinkedLists lists;

  IntLinkedListsTest(Home home) {
    lists = home.create(6, 2);
  }

  private void assertLists(String expected) {
    assertEquals(expected, lists.toString());
    lists.checkInvariants();
  }

  @Test
  void newLists_areEmpty() {
    assertLists("[[], []]");
    assertEquals(6, lists.capacity());
    assertEquals(2, lists.listCount());
    assertEquals(NONE, lists.first(0));
    assertEquals(NONE, lists.last(1));
    assertEquals(NONE, lists.next(3));
    assertEquals(NONE, lists.previous(3));
    assertEquals(NONE, lists.listOf(3));
    assertEquals(NONE, lists.pollFirst(0));
    assertEquals(NONE, lists.pollLast(0));
  }

  @Test
  void indexes_joinWhereTheyAreAdded() {
    lists.addLast(0, 2);
    lists.addFirst(0, 1);
    lists.insertAfter(2, 5);
    lists.insertBefore(2, 4);
    lists.addLast(1, 0);
    assertLists("[[1, 4, 2, 5], [0]]");
    assertEquals(4, lists.size(0));
    assertEquals(1, lists.first(0));
    assertEquals(5, lists.last(0));
    assertEquals(2, lists.next(4));
    assertEquals(1, lists.previous(4));
    assertEquals(NONE, lists.next(5));
    assertEquals(NONE, lists.previous(1));
    assertEquals(0, lists.listOf(4));
    assertEquals(1, lists.listOf(0));
  }

  @Test
  void indexes_moveFromWhereverTheyAre() {
    lists.moveToLast(0, 1);
    lists.moveToFirst(0, 2);
    lists.moveToLast(1, 3);
    assertLists("[[2, 1], [3]]");
    lists.moveToLast(0, 3);
    lists.moveToFirst(0, 1);
    assertLists("[[1, 2, 3], []]");
    lists.moveBefore(1, 3);
    lists.moveAfter(2, 4);
    assertLists("[[3, 1, 2, 4], []]");
    lists.moveAfter(3, 3);
    lists.moveBefore(4, 4);
    lists.moveAfter(3, 1);
    lists.moveBefore(4, 2);
    assertLists("[[3, 1, 2, 4], []]");
  }

  @Test
  void indexes_leave() {
    for (int index = 0; index < 6; index++) {
      lists.addLast(index % 2, index);
    }
    assertTrue(lists.unlink(2));
    assertFalse(lists.unlink(2));
    assertFalse(lists.remove(0, 3));
    assertTrue(lists.remove(1, 3));
    assertLists("[[0, 4], [1, 5]]");
    assertEquals(0, lists.pollFirst(0));
    assertEquals(5, lists.pollLast(1));
    lists.clear(0);
    assertLists("[[], [1]]");
    assertEquals(NONE, lists.next(4));
  }

  @Test
  void spliceLast_movesAll() {
    lists.spliceLast(0, 1);
    for (int index = 0; index < 6; index++) {
      lists.addLast(index % 2, index);
    }
    lists.spliceLast(0, 0);
    assertLists("[[0, 2, 4], [1, 3, 5]]");
    lists.spliceLast(0, 1);
    assertLists("[[0, 2, 4, 1, 3, 5], []]");
    lists.spliceLast(1, 0);
    assertLists("[[], [0, 2, 4, 1, 3, 5]]");
    assertEquals(1, lists.listOf(0));
  }

  @Test
  void linkedIndexes_areNotAddedAgain() {
    lists.addLast(0, 1);
    lists.addLast(1, 2);
    assertRefused(IllegalStateException.class, () -> lists.addLast(1, 1));
    assertRefused(IllegalStateException.class, () -> lists.addFirst(0, 1));
    assertRefused(IllegalStateException.class, () -> lists.insertAfter(2, 1));
    assertRefused(IllegalStateException.class, () -> lists.insertBefore(1, 1));
  }

  @Test
  void anchors_mustBeLinked() {
    lists.addLast(0, 1);
    assertRefused(IllegalArgumentException.class, () -> lists.insertAfter(2, 3));
    assertRefused(IllegalArgumentException.class, () -> lists.insertBefore(2, 1));
    assertRefused(IllegalArgumentException.class, () -> lists.moveAfter(2, 1));
    assertRefused(IllegalArgumentException.class, () -> lists.moveBefore(2, 2));
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "2, 0", "6, 0", "-2147483648, 0", "0, -1", "0, 6", "0, 7", "1, 2147483647"})
  void whatDoesNotExist_isRefused(int list, int index) {
    lists.addLast(0, 1);
    lists.addLast(0, 3);
    Class<IndexOutOfBoundsException> refusal = IndexOutOfBoundsException.class;
    assertRefused(refusal, () -> lists.addLast(list, index));
    assertRefused(refusal, () -> lists.addFirst(list, index));
    assertRefused(refusal, () -> lists.moveToLast(list, index));
    assertRefused(refusal, () -> lists.moveToFirst(list, index));
    assertRefused(refusal, () -> lists.remove(list, index));
    if (list < 0 || list > 1) {
      assertRefused(refusal, () -> lists.size(list));
      assertRefused(refusal, () -> lists.first(list));
      assertRefused(refusal, () -> lists.last(list));
      assertRefused(refusal, () -> lists.clear(list));
      assertRefused(refusal, () -> lists.pollFirst(list));
      assertRefused(refusal, () -> lists.pollLast(list));
      assertRefused(refusal, () -> lists.spliceLast(list, 0));
      assertRefused(refusal, () -> lists.spliceLast(0, list));
    } else {
      assertRefused(refusal, () -> lists.insertAfter(index, 0));
      assertRefused(refusal, () -> lists.insertBefore(1, index));
      assertRefused(refusal, () -> lists.moveAfter(1, index));
      assertRefused(refusal, () -> lists.moveBefore(index, 0));
      assertRefused(refusal, () -> lists.next(index));
      assertRefused(refusal, () -> lists.previous(index));
      assertRefused(refusal, () -> lists.listOf(index));
      assertRefused(refusal, () -> lists.unlink(index));
    }
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "2147483647, 1", "2000000000, 2000000000"})
  void sizesThatCannotBe_areRefused(int capacity, int listCount) {
    assertThrows(IllegalArgumentException.class, () -> new IntLinkedLists(capacity, listCount));
  }

  private void assertRefused(Class<? extends RuntimeException> refusal, Executable operation) {
    String before = lists.toString();
    assertThrows(refusal, operation);
    assertLists(before);
  }
}
