package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In debug mode a list knows the thread that last worked on it; otherwise it knows none. */
final class DebugModeTest {

  /**
   * What a change works on.
   *
   * @param list a list of three elements
   * @param other another one
   * @param spare an element that is in no list
   * @param <E> the type of the elements
   */
  private record Scene<E>(IntrusiveList<E> list, IntrusiveList<E> other, E spare) {}

  private static <E> Map<String, Consumer<Scene<E>>> changes() {
    Map<String, Consumer<Scene<E>>> changes = new LinkedHashMap<>();
    changes.put("add", scene -> scene.list.addLast(scene.spare));
    changes.put("remove", scene -> scene.list.removeLast());
    changes.put("clear", scene -> scene.list.clear());
    changes.put("splice into it", scene -> scene.list.spliceFirst(scene.other));
    changes.put("splice out of it", scene -> scene.other.spliceFirst(scene.list));
    changes.put("move within", scene -> scene.list.reverse());
    changes.put("move to the start", scene -> scene.list.moveToFirst(scene.list.getLast()));
    changes.put("pass", scene -> scene.list.forEach(element -> {}));
    changes.put("descending pass", scene -> scene.list.reversed().forEach(element -> {}));
    return changes;
  }

  private static <E extends Comparable<E>> Scene<E> scene(HostKind<E> kind) {
    Scene<E> scene = new Scene<>(kind.lists().get(), kind.lists().get(), kind.elements().apply(9));
    assertNull(DebugMode.lastThreadIn(scene.list));
    for (int i = 0; i < 3; i++) {
      scene.list.addLast(kind.elements().apply(i));
      scene.other.addLast(kind.elements().apply(i));
    }
    return scene;
  }

  @ParameterizedTest
  @MethodSource("dev.intrusive.behaviour.conformance.HostKind#all")
  <E extends Comparable<E>> void lastThread_afterEachChange(HostKind<E> kind)
      throws InterruptedException {
    for (Map.Entry<String, Consumer<Scene<E>>> change : DebugModeTest.<E>changes().entrySet()) {
      Scene<E> scene = scene(kind);
      Thread worker = new Thread(() -> change.getValue().accept(scene));
      worker.start();
      worker.join();
      Thread expected = DebugMode.isEnabled() ? worker : null;
      assertSame(expected, DebugMode.lastThreadIn(scene.list), change.getKey());
    }
  }
}
