package dev.intrusive;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The lists that hold something, by number: an element can name its list by an int.
 *
 * <p>A list has a number only while it holds something, so that nothing keeps an empty list alive;
 * and since each holds an element, there are never more numbers in use than elements. A list that
 * fills again asks for the number that it had last, which is usually still free.
 *
 * <p>Places for numbers come in chunks that are made when needed and never move. Numbers are taken
 * by compare-and-set where several threads may work on lists of their own.
 */
final class ListNumbers {

  private static final int CHUNK_BITS = 6;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** How many places in a row are tried before the search goes on elsewhere. */
  private static final int PROBES = 8;

  /**
   * How many rows are tried before the range of numbers is doubled. Lists that stay lie close
   * together, so that one row says nothing about how many places are taken.
   */
  private static final int ROWS = 8;

  private final AtomicReferenceArray<AtomicReferenceArray<IndexedList<?>>> chunks;
  private final boolean isShared;

  /** How many numbers there can be: at least twice as many as lists, so that many are free. */
  private final int mostNumbers;

  /** The numbers below it are given out; only a hint, so that races do not matter. */
  private volatile int range = CHUNK;

  /** Where the next search begins; only a hint. */
  private int cursor;

  ListNumbers(int mostLists, boolean isShared) {
    this.isShared = isShared;
    int most = Integer.highestOneBit(mostLists) << 2;
    mostNumbers = Math.max(CHUNK, most);
    chunks = new AtomicReferenceArray<>(mostNumbers >>> CHUNK_BITS);
  }

  /** The list that has a number. */
  IndexedList<?> list(int number) {
    return chunks.get(number >>> CHUNK_BITS).get(number & (CHUNK - 1));
  }

  /** The list that has a number, or null if none has it. */
  @Nullable IndexedList<?> find(int number) {
    if (number < 0 || number >= mostNumbers) {
      return null;
    }
    AtomicReferenceArray<IndexedList<?>> chunk = chunks.get(number >>> CHUNK_BITS);
    return chunk == null ? null : chunk.get(number & (CHUNK - 1));
  }

  /** Gives a list a number: the one it had last, if it is free. */
  int enter(IndexedList<?> list, int last) {
    return take(last, list) ? last : enterAnywhere(list);
  }

  private int enterAnywhere(IndexedList<?> list) {
    int start = cursor;
    while (true) {
      int width = range;
      int place = start;
      for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < PROBES; i++) {
          int number = (place + i) & (width - 1);
          if (take(number, list)) {
            cursor = number + 1;
            return number;
          }
        }
        place = elsewhere(place);
      }
      start += PROBES;
      if (width < mostNumbers) {
        start = width;
        range = width << 1;
      }
    }
  }

  /** A place that has nothing to do with another. */
  private static int elsewhere(int place) {
    int scattered = (place + 1) * 0x9E3779B9;
    return scattered ^ (scattered >>> 16);
  }

  private boolean take(int number, IndexedList<?> list) {
    AtomicReferenceArray<IndexedList<?>> chunk = chunk(number);
    int place = number & (CHUNK - 1);
    if (isShared) {
      return chunk.get(place) == null && chunk.compareAndSet(place, null, list);
    }
    if (chunk.get(place) != null) {
      return false;
    }
    chunk.lazySet(place, list);
    return true;
  }

  private AtomicReferenceArray<IndexedList<?>> chunk(int number) {
    int index = number >>> CHUNK_BITS;
    AtomicReferenceArray<IndexedList<?>> chunk = chunks.get(index);
    if (chunk == null) {
      chunks.compareAndSet(index, null, new AtomicReferenceArray<>(CHUNK));
      chunk = chunks.get(index);
    }
    return chunk;
  }

  /** Takes the number back from a list that holds nothing any more. */
  @SuppressWarnings("NullAway") // a free place is null
  void leave(int number) {
    chunks.get(number >>> CHUNK_BITS).lazySet(number & (CHUNK - 1), null);
  }

  /** How many places for numbers were made. */
  int places() {
    int places = 0;
    for (int i = 0; i < chunks.length(); i++) {
      places += chunks.get(i) == null ? 0 : CHUNK;
    }
    return places;
  }
}
