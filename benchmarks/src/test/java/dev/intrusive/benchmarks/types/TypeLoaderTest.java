package dev.intrusive.benchmarks.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.benchmarks.lists.GeneratedFlat;
import dev.intrusive.benchmarks.lists.GeneratedIndexed;
import dev.intrusive.benchmarks.lists.GeneratedNode;
import dev.intrusive.benchmarks.lists.PlainFlat;
import dev.intrusive.benchmarks.lists.PlainIndexed;
import dev.intrusive.benchmarks.lists.PlainNode;
import dev.intrusive.benchmarks.workload.Batches;
import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TypeLoaderTest {

  private static final int SIZE = 12;

  static Stream<Class<? extends Batches>> prototypes() {
    return Stream.of(
        GeneratedNode.class,
        GeneratedFlat.class,
        GeneratedIndexed.class,
        PlainNode.class,
        PlainFlat.class,
        PlainIndexed.class);
  }

  @ParameterizedTest
  @MethodSource("prototypes")
  void newTypes_areOfClassesOfTheirOwn(Class<? extends Batches> prototype)
      throws ReflectiveOperationException {
    Set<Class<?>> callers = new HashSet<>(Set.of(prototype));
    Set<Class<?>> lists = new HashSet<>(Set.of(listClass(prototype)));
    Set<Class<?>> loops = new HashSet<>(Set.of(prototype.getSuperclass()));
    for (int i = 0; i < ListsOfTypes.LISTS; i++) {
      Class<?> caller = TypeLoader.newType(prototype).getClass();
      assertEquals(prototype.getName(), caller.getName());
      callers.add(caller);
      lists.add(listClass(caller));
      loops.add(caller.getSuperclass());
    }
    assertEquals(ListsOfTypes.LISTS + 1, callers.size());
    assertEquals(ListsOfTypes.LISTS + 1, lists.size());
    assertEquals(ListsOfTypes.LISTS + 1, loops.size());
  }

  @Test
  void runtime_isShared() throws ReflectiveOperationException {
    Class<?> list = listClass(TypeLoader.newType(GeneratedNode.class).getClass());
    assertNotSame(listClass(GeneratedNode.class), list);
    assertSame(listClass(GeneratedNode.class).getSuperclass(), list.getSuperclass());
  }

  @ParameterizedTest
  @MethodSource("prototypes")
  void newTypes_doWhatTheirPrototypeDoes(Class<? extends Batches> prototype) {
    Batches batches = TypeLoader.newType(prototype);
    batches.fill(SIZE);
    batches.removeAndAddLast();
    batches.moveToLast();
    batches.pollFirstAndAddLast();
    assertEquals(Batches.LENGTH, batches.contains());
    assertNotNull(batches.next());
  }

  private static Class<?> listClass(Class<?> caller) throws ReflectiveOperationException {
    Field list = caller.getDeclaredField("list");
    return list.getType();
  }
}
