package dev.intrusive.benchmarks.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jol.info.GraphLayout;

/** What is compared does the same. */
class MapsTest {

  private static final int SIZE = 300;
  private static final int BATCH = 1_000;

  private static List<Maps<?>> subjects() {
    return List.of(
        new Flat(),
        new FlatSequential(),
        new Indexed(),
        new IndexedSequential(),
        new JdkHashMap(),
        new JdkLinkedHashMap(),
        new FastutilMap(),
        new AgronaMap());
  }

  @TestFactory
  Stream<DynamicTest> maps_findWhatIsThere() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Maps.Keys keys : Maps.Keys.values()) {
      for (Maps<?> subject : subjects()) {
        tests.add(
            DynamicTest.dynamicTest(
                subject.getClass().getSimpleName() + ", " + keys, () -> check(subject, keys)));
      }
    }
    return tests.stream();
  }

  private static <S extends Session> void check(Maps<S> subject, Maps.Keys keys) {
    subject.size = SIZE;
    subject.keys = keys;
    subject.fill();
    for (int round = 0; round < 3; round++) {
      assertEquals(BATCH, subject.hit());
      assertEquals(BATCH, subject.miss());
      assertEquals(BATCH, subject.removeAndPut());
      assertEquals(SIZE, subject.iterate());
    }
    Set<Long> ids = new HashSet<>();
    subject.forEach(session -> ids.add(session.id));
    assertEquals(SIZE, ids.size());
    for (long id : ids) {
      assertNotNull(subject.remove(id));
      assertNull(subject.get(id));
    }
    assertEquals(0, subject.iterate());
  }

  @Test
  void chosenNumbers_haveOneHash() {
    Set<Integer> mixed = new HashSet<>();
    Set<Integer> sequential = new HashSet<>();
    Set<Integer> ofJdk = new HashSet<>();
    for (int i = 0; i < SIZE; i++) {
      mixed.add(dev.intrusive.Keys.mixed(new Flat().chosen(i)));
      sequential.add(dev.intrusive.Keys.sequential(new FlatSequential().chosen(i)));
      ofJdk.add(Long.hashCode(new JdkHashMap().chosen(i)));
    }
    assertEquals(List.of(1, 1, 1), List.of(mixed.size(), sequential.size(), ofJdk.size()));
  }

  @Test
  void memory_isTwelveBytesAtMost() {
    assertMemory("flat", 10.0, 12.0);
    assertMemory("indexed", 10.2, 12.3); // with the ids of maps
  }

  private static void assertMemory(String name, double fewest, double most) {
    ToLongFunction<Object> bytes = root -> GraphLayout.parseInstance(root).totalSize();
    MapFootprint footprint =
        MapFootprint.all().stream().filter(each -> each.name().equals(name)).findFirst().get();
    assertEquals(most, footprint.mostBytes(bytes), 0.1);
    assertEquals(fewest, footprint.fewestBytes(bytes), 0.1);
  }
}
