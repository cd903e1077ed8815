package dev.intrusive.benchmarks.slots;

/** Three numbers and no more. */
final class DenseLinks extends InterleavedLinks {

  private static final int STRIDE = 3;

  DenseLinks(int slots) {
    super(slots * STRIDE);
  }

  @Override
  int node(int slot) {
    return slot * STRIDE;
  }
}
