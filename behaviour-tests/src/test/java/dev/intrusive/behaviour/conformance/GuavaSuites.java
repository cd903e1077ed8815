package dev.intrusive.behaviour.conformance;

import com.google.common.collect.testing.CollectionTestSuiteBuilder;
import com.google.common.collect.testing.QueueTestSuiteBuilder;
import com.google.common.collect.testing.features.CollectionFeature;
import com.google.common.collect.testing.features.CollectionSize;
import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

/** The suites of Guava for generated lists and their views. */
final class GuavaSuites {

  /**
   * A test of a suite, for one size of collection.
   *
   * @param suite what is tested
   * @param test the test
   */
  record Case(String suite, TestCase test) {

    /** The name, as {@code Class.method}. */
    String method() {
      String name = test.getName();
      int end = name.indexOf('[');
      return test.getClass().getSimpleName()
          + "."
          + (end < 0 ? name : name.substring(0, end)).trim();
    }

    @Override
    public String toString() {
      return suite + ": " + test.getClass().getSimpleName() + "." + test.getName();
    }
  }

  private GuavaSuites() {}

  /** All tests of all suites. */
  static List<Case> all() {
    List<Case> cases = new ArrayList<>();
    for (HostKind<?> kind : HostKind.all()) {
      addSuites(cases, kind);
    }
    return cases;
  }

  private static <E extends Comparable<E>> void addSuites(List<Case> cases, HostKind<E> kind) {
    addQueue(cases, kind + " list", new HostGenerator.OfQueues<>(kind, list -> list, false));
    addQueue(
        cases,
        kind + " reversed",
        new HostGenerator.OfQueues<>(kind, IntrusiveList::reversed, true));
    addCollection(
        cases,
        kind + " list as a collection",
        new HostGenerator<>(kind, Function.identity(), false),
        CollectionFeature.GENERAL_PURPOSE,
        CollectionFeature.FAILS_FAST_ON_CONCURRENT_MODIFICATION);
    addCollection(
        cases,
        kind + " unmodifiable",
        new HostGenerator<>(kind, IntrusiveList::unmodifiable, false));
  }

  private static void addQueue(List<Case> cases, String name, HostGenerator.OfQueues<?> generator) {
    collect(
        cases,
        name,
        QueueTestSuiteBuilder.using(generator)
            .named(name)
            .withFeatures(
                CollectionFeature.GENERAL_PURPOSE,
                CollectionFeature.FAILS_FAST_ON_CONCURRENT_MODIFICATION,
                CollectionFeature.KNOWN_ORDER,
                CollectionFeature.ALLOWS_NULL_QUERIES,
                CollectionSize.ANY)
            .createTestSuite());
  }

  private static void addCollection(
      List<Case> cases, String name, HostGenerator<?> generator, CollectionFeature... features) {
    collect(
        cases,
        name,
        CollectionTestSuiteBuilder.using(generator)
            .named(name)
            .withFeatures(
                CollectionFeature.KNOWN_ORDER,
                CollectionFeature.ALLOWS_NULL_QUERIES,
                CollectionSize.ANY)
            .withFeatures(features)
            .createTestSuite());
  }

  static void collect(List<Case> cases, String suite, Test test) {
    if (test instanceof TestCase single) {
      cases.add(new Case(suite, single));
    } else if (test instanceof TestSuite several) {
      for (Test each : Collections.list(several.tests())) {
        collect(cases, suite, each);
      }
    } else {
      throw new IllegalStateException("cannot run " + test);
    }
  }
}
