package dev.intrusive.benchmarks.slots;

import java.util.Arrays;

/** An array for each of the numbers. */
final class SeparateLinks extends SlotLinks {

  private final int[] previous;
  private final int[] next;
  private final int[] list;

  SeparateLinks(int slots) {
    previous = new int[slots];
    next = new int[slots];
    list = new int[slots];
    Arrays.fill(list, NONE);
  }

  @Override
  int previous(int slot) {
    return previous[slot];
  }

  @Override
  void setPrevious(int slot, int value) {
    previous[slot] = value;
  }

  @Override
  int next(int slot) {
    return next[slot];
  }

  @Override
  void setNext(int slot, int value) {
    next[slot] = value;
  }

  @Override
  void setBoth(int slot, int before, int after) {
    previous[slot] = before;
    next[slot] = after;
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
