package dev.intrusive.behaviour.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.testing.CollectionTestSuiteBuilder;
import com.google.common.collect.testing.MapTestSuiteBuilder;
import com.google.common.collect.testing.SampleElements;
import com.google.common.collect.testing.TestCollectionGenerator;
import com.google.common.collect.testing.TestMapGenerator;
import com.google.common.collect.testing.features.CollectionFeature;
import com.google.common.collect.testing.features.CollectionSize;
import com.google.common.collect.testing.features.MapFeature;
import dev.intrusive.IntrusiveMap;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import junit.framework.TestCase;
import junit.framework.TestSuite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the suites by which Guava tests collections and maps, except where maps deviate. */
@EveryMapHost
final class MapConformanceTest<E, M extends IntrusiveMap<E>, K> {

  /** An element is in one map per link, once, so adding it again is refused. */
  private static final Set<String> NO_DUPLICATES =
      Set.of(
          "CollectionAddAllTester.testAddAllConcurrentWithIteration",
          "CollectionAddAllTester.testAddAll_supportedSomePresent");

  /** An iterator goes on after a removal by another route, where it can. */
  private static final Set<String> ITERATORS_SURVIVE_REMOVALS =
      Set.of(
          "CollectionClearTester.testClearConcurrentWithIteration",
          "CollectionRemoveAllTester.testRemoveAllSomePresentConcurrentWithIteration",
          "CollectionRemoveIfTester.testRemoveIfSomeMatchesConcurrentWithIteration",
          "CollectionRemoveTester.testRemovePresentConcurrentWithIteration");

  /** An element has its key, so the suites cannot put it under that of another. */
  private static final Set<String> ELEMENTS_HAVE_THEIR_KEYS =
      Set.of(
          "MapCreationTester.testCreateWithDuplicates_nonNullDuplicatesNotRejected",
          "SetCreationTester.testCreateWithDuplicates_nonNullDuplicatesNotRejected");

  private final MapFixture<E, M, K> fixture;
  private final List<E> samples = new ArrayList<>();

  MapConformanceTest(MapHost host) {
    fixture = host.newFixture();
    for (int number = 0; number < 5; number++) {
      samples.add(fixture.newElement(number % fixture.numbers()));
    }
  }

  /**
   * The suites use the same elements for all maps, so each new one takes them out of the others.
   */
  private M fill(Collection<?> elements) {
    samples.forEach(sample -> fixture.unlinkAll(sample));
    M map = fixture.newMap();
    for (Object element : elements) {
      map.put(samples.get(samples.indexOf(Objects.requireNonNull(element))));
    }
    return map;
  }

  /** Makes maps as collections of their elements. */
  private final class Elements implements TestCollectionGenerator<E> {
    @Override
    public SampleElements<E> samples() {
      return new SampleElements<>(
          samples.get(0), samples.get(1), samples.get(2), samples.get(3), samples.get(4));
    }

    @Override
    public Collection<E> create(Object... elements) {
      return fill(Arrays.asList(elements));
    }

    @Override
    @SuppressWarnings("unchecked") // the array has the class of the elements
    public E[] createArray(int length) {
      return (E[]) Array.newInstance(samples.get(0).getClass(), length);
    }

    @Override
    public Iterable<E> order(List<E> insertionOrder) {
      return insertionOrder;
    }
  }

  /** Makes views of maps. */
  private final class Views implements TestMapGenerator<K, E> {
    @Override
    public SampleElements<Map.Entry<K, E>> samples() {
      return new SampleElements<>(entry(0), entry(1), entry(2), entry(3), entry(4));
    }

    private Map.Entry<K, E> entry(int number) {
      return Map.entry(fixture.key(number), samples.get(number));
    }

    @Override
    @SuppressWarnings("unchecked") // the keys of the map are of that type
    public Map<K, E> create(Object... entries) {
      List<Object> elements = new ArrayList<>();
      for (Object entry : entries) {
        Objects.requireNonNull(((Map.Entry<?, ?>) entry).getKey());
        elements.add(((Map.Entry<?, ?>) entry).getValue());
      }
      return (Map<K, E>) fill(elements).asMap();
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of a type with arguments
    public Map.Entry<K, E>[] createArray(int length) {
      return new Map.Entry[length];
    }

    @Override
    public Iterable<Map.Entry<K, E>> order(List<Map.Entry<K, E>> insertionOrder) {
      return insertionOrder;
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    public K[] createKeyArray(int length) {
      return (K[]) Array.newInstance(fixture.key(0).getClass(), length);
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    public E[] createValueArray(int length) {
      return (E[]) Array.newInstance(samples.get(0).getClass(), length);
    }
  }

  private List<TestCase> cases() {
    List<TestCase> cases = new ArrayList<>();
    if (fixture.numbers() < samples.size()) {
      return cases;
    }
    collect(
        cases,
        CollectionTestSuiteBuilder.using(new Elements())
            .named("elements")
            .withFeatures(
                CollectionFeature.GENERAL_PURPOSE,
                CollectionFeature.FAILS_FAST_ON_CONCURRENT_MODIFICATION,
                CollectionFeature.ALLOWS_NULL_QUERIES,
                CollectionSize.ANY)
            .createTestSuite());
    collect(
        cases,
        MapTestSuiteBuilder.using(new Views())
            .named("asMap")
            .withFeatures(
                MapFeature.ALLOWS_NULL_KEY_QUERIES,
                MapFeature.ALLOWS_NULL_VALUE_QUERIES,
                CollectionSize.ANY)
            .createTestSuite());
    return cases;
  }

  private static void collect(List<TestCase> cases, junit.framework.Test test) {
    if (test instanceof TestCase single) {
      cases.add(single);
    } else {
      Collections.list(((TestSuite) test).tests()).forEach(each -> collect(cases, each));
    }
  }

  private static String nameOf(TestCase test) {
    return test.getClass().getSimpleName() + "." + test.getName().replaceFirst("\\[.*", "").trim();
  }

  private static Set<String> deviations() {
    Set<String> deviations = new TreeSet<>(NO_DUPLICATES);
    deviations.addAll(ITERATORS_SURVIVE_REMOVALS);
    deviations.addAll(ELEMENTS_HAVE_THEIR_KEYS);
    return deviations;
  }

  @TestFactory
  Stream<DynamicTest> suite_exceptDeviations_passes() {
    return cases().stream()
        .filter(test -> !deviations().contains(nameOf(test)))
        .map(test -> dynamicTest(nameOf(test), test::runBare));
  }

  @Test
  void deviations_areExactlyWhatFails() {
    Set<String> failing = new TreeSet<>();
    for (TestCase test : cases()) {
      if (deviations().contains(nameOf(test)) && fails(test)) {
        failing.add(nameOf(test));
      }
    }
    assertEquals(cases().isEmpty() ? Set.of() : deviations(), failing);
  }

  private static boolean fails(TestCase test) {
    try {
      test.runBare();
      return false;
    } catch (Throwable e) {
      return true;
    }
  }
}
