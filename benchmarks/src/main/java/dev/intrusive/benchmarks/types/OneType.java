package dev.intrusive.benchmarks.types;

import dev.intrusive.benchmarks.lists.GeneratedFlat;
import dev.intrusive.benchmarks.lists.GeneratedIndexed;
import dev.intrusive.benchmarks.lists.GeneratedNode;
import dev.intrusive.benchmarks.workload.Batches;

/** Eight lists of one type, by the kind of list. */
public final class OneType {

  private OneType() {}

  /** Generated lists of the node layout. */
  public static class GeneratedNodeLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return new GeneratedNode();
    }
  }

  /** Generated lists of the flat layout. */
  public static class GeneratedFlatLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return new GeneratedFlat();
    }
  }

  /** Generated lists of the indexed layout. */
  public static class GeneratedIndexedLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return new GeneratedIndexed();
    }
  }
}
