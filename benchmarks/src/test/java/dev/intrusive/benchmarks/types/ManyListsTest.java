package dev.intrusive.benchmarks.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.intrusive.benchmarks.lists.Array;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ManyListsTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 8})
  void lists_areOfSoManyTypes(int types) throws ReflectiveOperationException {
    ManyLists subject = new ManyLists();
    subject.list = "Array";
    subject.types = types;
    subject.size = 80;
    subject.fillAll();
    Set<Class<?>> callers = new HashSet<>();
    Set<Class<?>> lists = new HashSet<>();
    Set<Class<?>> ofRuntime = new HashSet<>();
    for (Batches each : subject.lists()) {
      assertEquals(Array.class.getName(), each.getClass().getName());
      assertEquals(Batches.LENGTH, each.contains());
      assertNotNull(each.next());
      Class<?> list = each.getClass().getDeclaredField("list").getType();
      callers.add(each.getClass());
      lists.add(list);
      ofRuntime.add(list.getSuperclass());
    }
    assertEquals(types, callers.size());
    assertEquals(types, lists.size());
    assertEquals(1, ofRuntime.size());
  }
}
