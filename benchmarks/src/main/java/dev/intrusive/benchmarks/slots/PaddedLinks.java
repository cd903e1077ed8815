package dev.intrusive.benchmarks.slots;

/** Three numbers and an unused one, so that none of a slot is on another cache line. */
final class PaddedLinks extends InterleavedLinks {

  private static final int STRIDE = 4;

  PaddedLinks(int slots) {
    super(slots * STRIDE);
  }

  @Override
  int node(int slot) {
    return slot * STRIDE;
  }
}
