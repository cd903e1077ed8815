package dev.intrusive.benchmarks.slots;

import java.util.Arrays;

/** The numbers of a slot are neighbours in one array. */
abstract class InterleavedLinks extends SlotLinks {

  private static final int NEXT = 1;
  private static final int LIST = 2;

  private final int[] nodes;

  InterleavedLinks(int length) {
    nodes = new int[length];
    Arrays.fill(nodes, NONE);
  }

  /** The place of the first number of a slot. */
  abstract int node(int slot);

  @Override
  final int previous(int slot) {
    return nodes[node(slot)];
  }

  @Override
  final void setPrevious(int slot, int previous) {
    nodes[node(slot)] = previous;
  }

  @Override
  final int next(int slot) {
    return nodes[node(slot) + NEXT];
  }

  @Override
  final void setNext(int slot, int next) {
    nodes[node(slot) + NEXT] = next;
  }

  @Override
  final void setBoth(int slot, int previous, int next) {
    nodes[node(slot)] = previous;
    nodes[node(slot) + NEXT] = next;
  }

  @Override
  final int list(int slot) {
    return nodes[node(slot) + LIST];
  }

  @Override
  final void setList(int slot, int list) {
    nodes[node(slot) + LIST] = list;
  }
}
