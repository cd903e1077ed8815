package dev.intrusive.benchmarks.caches;

/** What an entry is besides links. */
public class Entry {
  final long key;
  final Object value;

  Entry(long key, Object value) {
    this.key = key;
    this.value = value;
  }
}
