package dev.intrusive.benchmarks.lists.plain;

/** A host class of the indexed layout for lists written by hand. */
public final class PlainIndexedHost {

  final int slot;

  PlainIndexedHost(int slot) {
    this.slot = slot;
  }
}
