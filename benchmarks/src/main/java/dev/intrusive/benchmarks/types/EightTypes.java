package dev.intrusive.benchmarks.types;

import dev.intrusive.benchmarks.lists.GeneratedFlat;
import dev.intrusive.benchmarks.lists.GeneratedIndexed;
import dev.intrusive.benchmarks.lists.GeneratedNode;
import dev.intrusive.benchmarks.lists.PlainFlat;
import dev.intrusive.benchmarks.lists.PlainIndexed;
import dev.intrusive.benchmarks.lists.PlainNode;
import dev.intrusive.benchmarks.workload.Batches;

/** Eight lists of eight types, by the kind of list. */
public final class EightTypes {

  private EightTypes() {}

  /** Generated lists of the node layout. */
  public static class GeneratedNodeLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(GeneratedNode.class);
    }
  }

  /** Generated lists of the flat layout. */
  public static class GeneratedFlatLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(GeneratedFlat.class);
    }
  }

  /** Generated lists of the indexed layout. */
  public static class GeneratedIndexedLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(GeneratedIndexed.class);
    }
  }

  /** Hand-written baselines of the node layout. */
  public static class PlainNodeLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(PlainNode.class);
    }
  }

  /** Hand-written baselines of the flat layout. */
  public static class PlainFlatLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(PlainFlat.class);
    }
  }

  /** Hand-written baselines of the indexed layout. */
  public static class PlainIndexedLists extends ListsOfTypes {
    @Override
    Batches newList() {
      return TypeLoader.newType(PlainIndexed.class);
    }
  }
}
