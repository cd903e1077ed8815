package dev.intrusive.ints;

import java.nio.IntBuffer;

/** Lists in a buffer whose writer is stopped before one of its stores. */
final class CrashingStorage extends BufferStorage {

  private final Runnable crash;
  private int storesLeft;

  /** Works on lists that are in a buffer of their own. */
  CrashingStorage(IntBuffer ints, int capacity, int listCount, int stores, Runnable crash) {
    super(ints, capacity, listCount);
    storesLeft = stores;
    this.crash = crash;
  }

  @Override
  void put(int place, int value) {
    if (storesLeft-- == 0) {
      crash.run();
    }
    super.put(place, value);
  }
}
