package dev.intrusive.generated;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Maps int ids to the structures that are not empty, so that an element refers to its owner by an
 * int.
 *
 * <p>A structure has an id only while it holds something, so nothing keeps an empty one alive; and
 * since each holds an element, there are never more ids in use than elements. A structure that
 * fills again tries the id that it had last, which is usually still free.
 *
 * <p>The table of ids consists of chunks that are made when needed and never move. Ids are taken by
 * compare-and-set where several threads may work on structures of their own.
 *
 * @param <S> the type of the structures
 */
final class OwnerIds<S> {

  private static final int CHUNK_BITS = 6;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** How many ids in a row are tried before the search goes on elsewhere. */
  private static final int PROBES = 8;

  /**
   * How many rows are tried before the range of ids is doubled. Structures that stay lie close
   * together, so that one row is no measure of how many ids are taken.
   */
  private static final int ROWS = 8;

  private final AtomicReferenceArray<AtomicReferenceArray<S>> chunks;
  private final boolean isShared;

  /** How many ids there can be: at least twice as many as structures, so that many are free. */
  private final int mostIds;

  /** The ids below it are given out; only a hint, so that races do not matter. */
  private volatile int range = CHUNK;

  /** Where the next search begins; only a hint. */
  private int cursor;

  OwnerIds(int mostOwners, boolean isShared) {
    this.isShared = isShared;
    int most = Integer.highestOneBit(mostOwners) << 2;
    mostIds = Math.max(CHUNK, most);
    chunks = new AtomicReferenceArray<>(mostIds >>> CHUNK_BITS);
  }

  /** The structure that has an id. */
  S get(int id) {
    return chunks.get(id >>> CHUNK_BITS).get(id & (CHUNK - 1));
  }

  /** Gives a structure an id: the one it had last, if it is free. */
  int take(S owner, int last) {
    return claim(last, owner) ? last : takeAnywhere(owner);
  }

  private int takeAnywhere(S owner) {
    int start = cursor;
    while (true) {
      int width = range;
      int next = start;
      for (int row = 0; row < ROWS; row++) {
        for (int i = 0; i < PROBES; i++) {
          int id = (next + i) & (width - 1);
          if (claim(id, owner)) {
            cursor = id + 1;
            return id;
          }
        }
        next = elsewhere(next);
      }
      start += PROBES;
      if (width < mostIds) {
        start = width;
        range = width << 1;
      }
    }
  }

  /** An id that has nothing to do with another. */
  private static int elsewhere(int id) {
    int scattered = (id + 1) * 0x9E3779B9;
    return scattered ^ (scattered >>> 16);
  }

  private boolean claim(int id, S owner) {
    AtomicReferenceArray<S> chunk = chunk(id);
    int index = id & (CHUNK - 1);
    if (chunk.get(index) != null) {
      return false;
    }
    if (isShared) {
      return chunk.compareAndSet(index, null, owner);
    }
    chunk.lazySet(index, owner);
    return true;
  }

  private AtomicReferenceArray<S> chunk(int id) {
    int index = id >>> CHUNK_BITS;
    AtomicReferenceArray<S> chunk = chunks.get(index);
    if (chunk == null) {
      chunks.compareAndSet(index, null, new AtomicReferenceArray<>(CHUNK));
      chunk = chunks.get(index);
    }
    return chunk;
  }

  /** Takes the id back from a structure that holds nothing any more. */
  @SuppressWarnings("NullAway") // what no structure has is null
  void giveBack(int id) {
    chunks.get(id >>> CHUNK_BITS).lazySet(id & (CHUNK - 1), null);
  }

  /** How many ids the chunks that were made have room for. */
  int room() {
    int room = 0;
    for (int i = 0; i < chunks.length(); i++) {
      room += chunks.get(i) == null ? 0 : CHUNK;
    }
    return room;
  }
}
