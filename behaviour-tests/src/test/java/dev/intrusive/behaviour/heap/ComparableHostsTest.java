package dev.intrusive.behaviour.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.HeapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import dev.intrusive.pool.ObjectPool;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** There is a heap without a comparator only for hosts that are comparable to each other. */
final class ComparableHostsTest {

  /** Comparable to something else. */
  @SuppressWarnings("ComparableType") // that is tested
  static final class Word implements Comparable<String> {
    @HeapLink("words")
    int wordsIndex;

    @HeapLink("words")
    @Nullable ComparableHostsTest_WordWords words;

    @Override
    public int compareTo(String other) {
      return 0;
    }
  }

  /** The same in a pool. */
  @SuppressWarnings("ComparableType") // that is tested
  @Pooled
  static final class Chip implements Comparable<String> {
    @PoolSlot
    @HeapLink("chips")
    int slot;

    @Override
    public int compareTo(String other) {
      return 0;
    }
  }

  /** What the comparable host extends. */
  static class Animal implements Comparable<Animal> {
    final int age;

    Animal(int age) {
      this.age = age;
    }

    @Override
    public int compareTo(Animal other) {
      return Integer.compare(age, other.age);
    }
  }

  /** Comparable to a superclass. */
  static final class Dog extends Animal {
    @HeapLink("pack")
    int packIndex;

    @HeapLink("pack")
    @Nullable ComparableHostsTest_DogPack pack;

    Dog(int age) {
      super(age);
    }
  }

  private static List<List<Class<?>>> parametersOf(Class<?> heap) {
    return Arrays.stream(heap.getConstructors())
        .map(constructor -> List.of(constructor.getParameterTypes()))
        .toList();
  }

  @Test
  void hostThatIsComparableToSomethingElse_needsAComparator() {
    assertEquals(
        List.of(List.of(Comparator.class)), parametersOf(ComparableHostsTest_WordWords.class));
    assertEquals(
        List.of(List.of(ObjectPool.class, Comparator.class)),
        parametersOf(ComparableHostsTest_ChipChips.class));
  }

  @Test
  void hostThatIsComparableToItsSuperclass_needsNone() {
    ComparableHostsTest_DogPack pack = new ComparableHostsTest_DogPack();
    Dog young = new Dog(1);
    pack.addAll(List.of(new Dog(3), young, new Dog(2)));
    assertSame(young, pack.poll());
  }
}
