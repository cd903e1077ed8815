package dev.intrusive.benchmarks.slots;

import java.util.Arrays;

/** The slots before and behind in one long; the lists in another array. */
final class PackedLinks extends SlotLinks {

  private static final long LOW = 0xffff_ffffL;

  private final long[] neighbours;
  private final int[] list;

  PackedLinks(int slots) {
    neighbours = new long[slots];
    list = new int[slots];
    Arrays.fill(list, NONE);
  }

  @Override
  int previous(int slot) {
    return (int) (neighbours[slot] >>> Integer.SIZE);
  }

  @Override
  void setPrevious(int slot, int previous) {
    neighbours[slot] = (neighbours[slot] & LOW) | (long) previous << Integer.SIZE;
  }

  @Override
  int next(int slot) {
    return (int) neighbours[slot];
  }

  @Override
  void setNext(int slot, int next) {
    neighbours[slot] = (neighbours[slot] & ~LOW) | (next & LOW);
  }

  @Override
  void setBoth(int slot, int previous, int next) {
    neighbours[slot] = (long) previous << Integer.SIZE | (next & LOW);
  }

  @Override
  int list(int slot) {
    return list[slot];
  }

  @Override
  void setList(int slot, int value) {
    list[slot] = value;
  }
}
