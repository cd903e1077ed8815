package dev.intrusive.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.benchmarks.lists.Particle;
import org.junit.jupiter.api.Test;

/** What the layouts take, as a guard against fields that nobody meant to pay for. */
class FootprintsTest {

  private static final double ELEMENT = Footprint.bytes(new Particle());

  @Test
  void node_takesALinkForEachList() {
    Footprint node = footprint("node");
    assertEquals(ELEMENT + 32, node.bytesInOneList(), 0.1);
    assertEquals(ELEMENT + 3 * 32 + 2 * 4, node.bytesInThreeLists(), 0.1);
  }

  @Test
  void flat_takesThreeFieldsForEachList() {
    Footprint flat = footprint("flat");
    assertEquals(ELEMENT + 8, flat.bytesInOneList(), 0.1);
    assertEquals(ELEMENT + 8 + 2 * 12, flat.bytesInThreeLists(), 0.1);
  }

  @Test
  void indexed_takesNumbersOutsideTheElementForEachList() {
    Footprint indexed = footprint("indexed with its pool");
    double pool = footprint("pool alone").bytesInOneList();
    assertEquals(pool + 12, indexed.bytesInOneList(), 0.5);
    assertEquals(pool + 3 * 12, indexed.bytesInThreeLists(), 1);
  }

  @Test
  void emptyLists_areSmall() {
    assertTrue(footprint("indexed with its pool").bytesOfEmptyList() <= 64);
    assertEquals(24, footprint("ArrayList").bytesOfEmptyList());
  }

  private static Footprint footprint(String name) {
    return Footprints.all().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }
}
