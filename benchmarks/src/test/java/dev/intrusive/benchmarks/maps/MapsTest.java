package dev.intrusive.benchmarks.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.intrusive.benchmarks.memory.GrowingFootprint;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Subjects that are compared do the same. */
class MapsTest {

  private static final int SIZE = 300;
  private static final int BATCH = 1_000;

  private static Stream<Maps<?>> subjects() {
    return Stream.of(
        new Flat(),
        new PlainFlat(),
        new FlatSequential(),
        new Indexed(),
        new JdkHashMap(),
        new JdkLinkedHashMap(),
        new FastutilMap(),
        new CountedArray(),
        new AgronaMap());
  }

  @ParameterizedTest
  @MethodSource("subjects")
  <S extends Session> void maps_findAllSessions(Maps<S> subject) {
    subject.size = SIZE;
    subject.keys = subject instanceof CountedArray ? Maps.Keys.SEQUENTIAL : Maps.Keys.RANDOM;
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
  void memory_isTwelveBytesAtMost() {
    assertMemory("flat", 10.0, 12.0);
    assertMemory("indexed", 10.2, 12.3); // with the ids of maps
  }

  private static void assertMemory(String name, double fewest, double most) {
    GrowingFootprint footprint =
        MapFootprints.all().stream().filter(each -> each.name().equals(name)).findFirst().get();
    assertEquals(most, footprint.mostBytes(), 0.1);
    assertEquals(fewest, footprint.fewestBytes(), 0.1);
  }
}
