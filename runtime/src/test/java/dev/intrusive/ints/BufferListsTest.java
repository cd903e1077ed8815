package dev.intrusive.ints;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.IntBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists in a buffer: found again, refused if they are damaged or half changed. */
class BufferListsTest {

  private static final int CAPACITY = 6;
  private static final int LISTS = 3;
  private static final int LENGTH = IntLinkedLists.lengthOver(CAPACITY, LISTS);
  private static final int DAMAGED = 30_000 * Integer.getInteger("tests.factor", 1);

  private static void fill(IntLinkedLists lists) {
    for (int index : new int[] {4, 1, 0}) {
      lists.addLast(0, index);
    }
    lists.addLast(2, 5);
    lists.addLast(2, 2);
  }

  private static IntBuffer sample() {
    IntBuffer ints = IntBuffer.allocate(LENGTH);
    fill(IntLinkedLists.over(ints, CAPACITY, LISTS));
    return ints;
  }

  private static IntBuffer copyOf(IntBuffer ints) {
    return IntBuffer.wrap(ints.array().clone());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ARRAYS")
  void over_findsWhatWasChanged_withoutACopy(Home home) {
    IntBuffer ints = home.buffer(1 + LENGTH).position(1);
    fill(IntLinkedLists.over(ints, CAPACITY, LISTS));
    assertEquals(1, ints.position());
    IntLinkedLists opened = IntLinkedLists.over(ints);
    assertEquals(1, ints.position());
    assertEquals("[[4, 1, 0], [], [5, 2]]", opened.toString());
    assertEquals(CAPACITY, opened.capacity());
    assertEquals(LISTS, opened.listCount());
    opened.moveToFirst(1, 1);
    assertEquals("[[4, 0], [1], [5, 2]]", IntLinkedLists.over(ints).toString());
  }

  @Test
  void over_aReadOnlyBuffer_canBeReadOnly() {
    IntBuffer ints = sample().asReadOnlyBuffer();
    IntLinkedLists lists = IntLinkedLists.over(ints);
    assertThrows(ReadOnlyBufferException.class, () -> lists.addFirst(0, 3));
    assertThrows(ReadOnlyBufferException.class, () -> IntLinkedLists.over(ints, 1, 1));
    assertEquals("[[4, 1, 0], [], [5, 2]]", lists.toString());
    lists.checkInvariants();
  }

  @Test
  void over_withoutRoom_isRefused() {
    IntBuffer small = IntBuffer.allocate(LENGTH - 1);
    assertThrows(IllegalArgumentException.class, () -> IntLinkedLists.over(small, CAPACITY, LISTS));
    for (int[] sizes : new int[][] {{-1, 0}, {0, -1}, {1 << 30, 1 << 30}}) {
      assertThrows(
          IllegalArgumentException.class, () -> IntLinkedLists.over(small, sizes[0], sizes[1]));
      assertThrows(
          IllegalArgumentException.class, () -> IntLinkedLists.lengthOver(sizes[0], sizes[1]));
    }
    assertEquals(IntBuffer.allocate(LENGTH - 1), small);
  }

  @Test
  void over_whatIsNoLists_isRefused() {
    for (int length = 0; length < LENGTH; length++) {
      IntBuffer cut = sample().limit(length);
      assertThrows(ImageException.class, () -> IntLinkedLists.over(cut));
    }
    assertThrows(ImageException.class, () -> IntLinkedLists.over(IntBuffer.allocate(LENGTH)));
  }

  /** Each operation that changes lists, in several forms. */
  private static Map<String, Consumer<IntLinkedLists>> changes() {
    Map<String, Consumer<IntLinkedLists>> changes = new LinkedHashMap<>();
    changes.put("addFirst", lists -> lists.addFirst(0, 3));
    changes.put("addLast", lists -> lists.addLast(1, 3));
    changes.put("insertBefore", lists -> lists.insertBefore(1, 3));
    changes.put("insertAfter", lists -> lists.insertAfter(1, 3));
    changes.put("moveToFirst", lists -> lists.moveToFirst(0, 2));
    changes.put("moveToFirst within", lists -> lists.moveToFirst(0, 0));
    changes.put("moveToLast", lists -> lists.moveToLast(2, 4));
    changes.put("moveToLast of a free one", lists -> lists.moveToLast(2, 3));
    changes.put("moveBefore", lists -> lists.moveBefore(2, 1));
    changes.put("moveAfter", lists -> lists.moveAfter(5, 1));
    changes.put("swap", lists -> lists.swap(1, 5));
    changes.put("swap of neighbours", lists -> lists.swap(1, 4));
    changes.put("unlink", lists -> lists.unlink(1));
    changes.put("remove", lists -> lists.remove(2, 2));
    changes.put("pollFirst", lists -> lists.pollFirst(0));
    changes.put("pollLast", lists -> lists.pollLast(0));
    changes.put("clear", lists -> lists.clear(0));
    changes.put("spliceLast", lists -> lists.spliceLast(2, 0));
    return changes;
  }

  private static final class Crash extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static void crash() {
    throw new Crash();
  }

  /** Changes lists that are stopped before a store; true if there were so many stores. */
  private static boolean isStopped(IntBuffer ints, Consumer<IntLinkedLists> change, int stores) {
    CrashingStorage storage =
        new CrashingStorage(ints, CAPACITY, LISTS, stores, BufferListsTest::crash);
    try {
      change.accept(new IntLinkedLists(storage));
      return false;
    } catch (Crash expected) {
      return true;
    }
  }

  @Test
  void change_stoppedAtAnyStore_isFoundWhenOpened() {
    String before = IntLinkedLists.over(sample()).toString();
    changes()
        .forEach(
            (name, change) -> {
              int stores = 0;
              IntBuffer ints = sample();
              while (isStopped(ints, change, stores)) {
                IntBuffer left = ints;
                if (stores == 0) {
                  assertEquals(before, IntLinkedLists.over(left).toString(), name);
                } else {
                  ImageException refusal =
                      assertThrows(ImageException.class, () -> IntLinkedLists.over(left), name);
                  assertTrue(
                      String.valueOf(refusal.getMessage()).contains("in the middle of a change"),
                      name);
                }
                stores++;
                ints = sample();
              }
              assertTrue(stores > 4, name);
              assertFalse(IntLinkedLists.over(ints).toString().equals(before), name);
            });
  }

  /** Either the lists are refused, or they are sound. */
  @Test
  void randomDamage_isRefusedOrHarmless() {
    Random random = new Random(9);
    IntBuffer sample = sample();
    int refused = 0;
    for (int count = 0; count < DAMAGED; count++) {
      IntBuffer damaged = copyOf(sample);
      for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
        int place = random.nextInt(LENGTH);
        damaged.put(
            place,
            switch (random.nextInt(4)) {
              case 0 -> random.nextInt();
              case 1 -> damaged.get(place) ^ 1 << random.nextInt(32);
              case 2 -> damaged.get(random.nextInt(LENGTH));
              default -> random.nextInt(16) - 2;
            });
      }
      try {
        IntLinkedLists lists = IntLinkedLists.over(damaged);
        lists.checkInvariants();
        for (int list = 0; list < lists.listCount(); list++) {
          lists.clear(list);
        }
        lists.checkInvariants();
      } catch (ImageException e) {
        refused++;
      }
    }
    assertTrue(refused > DAMAGED / 2);
  }

  /** Where a class is, which on a module path is not on the class path. */
  private static String locationOf(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }

  private static Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-cp",
                String.join(
                    File.pathSeparator,
                    System.getProperty("java.class.path"),
                    locationOf(IntLinkedLists.class),
                    locationOf(MappedWriter.class)),
                MappedWriter.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static List<String> outputOf(String... args) throws IOException, InterruptedException {
    Process process = start(args);
    try (BufferedReader reader = process.inputReader()) {
      List<String> lines = reader.lines().toList();
      assertEquals(0, process.waitFor());
      return lines;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 20})
  void killedWriter_leavesListsThatAnotherProcessOpensOrRefuses(int rounds, @TempDir Path folder)
      throws IOException, InterruptedException {
    String file = folder.resolve("lists").toString();
    outputOf(file, "fill");
    Process writer = start(file, "work");
    try (BufferedReader reader = writer.inputReader()) {
      for (int round = 0; round < rounds; round++) {
        reader.readLine();
      }
      writer.destroyForcibly().waitFor();
    }
    String first = outputOf(file, "open").get(0);
    assertTrue(
        first.equals("opened with " + MappedWriter.CAPACITY)
            || first.contains("in the middle of a change"),
        first);
  }

  @Test
  void haltedWriter_isFoundByAnotherProcess(@TempDir Path folder)
      throws IOException, InterruptedException {
    String file = folder.resolve("lists").toString();
    outputOf(file, "fill");
    IntLinkedLists expected = new IntLinkedLists(MappedWriter.CAPACITY, MappedWriter.LISTS);
    MappedWriter.fill(expected);
    assertEquals(expected.toString(), outputOf(file, "open").get(1));
    outputOf(file, "halt", "0");
    assertEquals(expected.toString(), outputOf(file, "open").get(1));
    outputOf(file, "halt", "54321");
    String refusal = outputOf(file, "open").get(0);
    assertTrue(refusal.contains("in the middle of a change"), refusal);
  }
}
