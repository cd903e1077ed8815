package dev.intrusive.ints;

import java.io.IOException;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.Random;

/** Programs of processes of their own that work on lists in a mapped file. */
final class MappedWriter {

  static final int CAPACITY = 1_000;
  static final int LISTS = 7;
  static final int LENGTH = IntLinkedLists.lengthOver(CAPACITY, LISTS);

  private MappedWriter() {}

  /** {@code FILE fill}, {@code FILE work}, {@code FILE halt STORES} or {@code FILE open}. */
  public static void main(String[] args) throws IOException {
    IntBuffer ints = Home.map(Path.of(args[0]), LENGTH);
    switch (args[1]) {
      case "fill" -> fill(IntLinkedLists.over(ints, CAPACITY, LISTS));
      case "work" -> work(IntLinkedLists.over(ints), Integer.MAX_VALUE);
      case "halt" -> {
        int stores = Integer.parseInt(args[2]);
        work(
            new IntLinkedLists(
                new CrashingStorage(
                    ints, CAPACITY, LISTS, stores, () -> Runtime.getRuntime().halt(0))),
            Integer.MAX_VALUE);
      }
      case "open" -> open(ints);
      default -> throw new IllegalArgumentException(args[1]);
    }
  }

  static void fill(IntLinkedLists lists) {
    for (int index = 0; index < CAPACITY; index++) {
      lists.addLast(index % LISTS, index);
    }
  }

  /** Changes lists without end, and leaves each index in one of them. */
  private static void work(IntLinkedLists lists, int rounds) {
    Random random = new Random(28);
    for (int round = 0; round < rounds; round++) {
      for (int step = 0; step < 1_000; step++) {
        int index = random.nextInt(CAPACITY);
        switch (random.nextInt(4)) {
          case 0 -> lists.moveToLast(random.nextInt(LISTS), index);
          case 1 -> lists.moveToFirst(random.nextInt(LISTS), index);
          case 2 -> lists.moveAfter(random.nextInt(CAPACITY), index);
          default -> lists.swap(random.nextInt(CAPACITY), index);
        }
      }
      System.out.println(round);
    }
  }

  private static void open(IntBuffer ints) {
    try {
      IntLinkedLists lists = IntLinkedLists.over(ints);
      int linked = 0;
      for (int list = 0; list < LISTS; list++) {
        linked += lists.size(list);
      }
      System.out.println("opened with " + linked);
      System.out.println(lists);
    } catch (ImageException e) {
      System.out.println("refused: " + e.getMessage());
    }
  }
}
