package dev.intrusive.benchmarks.lists.plain;

/** The twin of a host of the indexed layout. */
public final class PlainIndexedHost {

  final int slot;

  PlainIndexedHost(int slot) {
    this.slot = slot;
  }
}
