package dev.intrusive.behaviour.conformance;

import com.google.common.collect.ImmutableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where generated lists differ from what Guava's suites expect of collections, with the tests that
 * fail for that reason. These tests are the only ones that are left out.
 */
enum Deviation {

  /** An element is in one list per link, once, so adding it again is refused. */
  NO_DUPLICATES(
      "CollectionAddAllTester.testAddAllConcurrentWithIteration",
      "CollectionAddAllTester.testAddAll_supportedSomePresent"),

  /**
   * An iterator goes on after a removal by another route: it continues where it can and ends where
   * the list was emptied, instead of failing at the next step.
   */
  ITERATORS_SURVIVE_REMOVALS(
      "CollectionClearTester.testClearConcurrentWithIteration",
      "CollectionRemoveAllTester.testRemoveAllSomePresentConcurrentWithIteration",
      "CollectionRemoveIfTester.testRemoveIfSomeMatchesConcurrentWithIteration",
      "CollectionRemoveTester.testRemovePresentConcurrentWithIteration");

  private final ImmutableSet<String> tests;

  Deviation(String... tests) {
    this.tests = ImmutableSet.copyOf(tests);
  }

  /** The names of all tests that fail, as {@code Class.method}. */
  static Set<String> allTests() {
    Set<String> all = new TreeSet<>();
    for (Deviation deviation : values()) {
      all.addAll(deviation.tests);
    }
    return all;
  }
}
