package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.conformance.HostKind;
import dev.intrusive.behaviour.conformance.NodeHost;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** In debug mode a list knows the thread that last worked on it; otherwise it knows none. */
final class DebugModeTest {

  private final IntrusiveList<NodeHost> list = HostKind.NODE.lists().get();
  private final IntrusiveList<NodeHost> other = HostKind.NODE.lists().get();

  private static Map<String, Consumer<DebugModeTest>> changes() {
    Map<String, Consumer<DebugModeTest>> changes = new LinkedHashMap<>();
    changes.put("add", test -> test.list.addLast(new NodeHost(9)));
    changes.put("remove", test -> test.list.removeLast());
    changes.put("clear", test -> test.list.clear());
    changes.put("splice into it", test -> test.list.spliceFirst(test.other));
    changes.put("splice out of it", test -> test.other.spliceFirst(test.list));
    changes.put("move within", test -> test.list.reverse());
    changes.put("pass", test -> test.list.forEach(element -> {}));
    changes.put("descending pass", test -> test.list.reversed().forEach(element -> {}));
    return changes;
  }

  @Test
  void lastThread_afterEachChange() throws InterruptedException {
    for (Map.Entry<String, Consumer<DebugModeTest>> change : changes().entrySet()) {
      DebugModeTest test = new DebugModeTest();
      assertNull(DebugMode.lastThreadIn(test.list));
      for (int i = 0; i < 3; i++) {
        test.list.addLast(new NodeHost(i));
        test.other.addLast(new NodeHost(i));
      }
      Thread worker = new Thread(() -> change.getValue().accept(test));
      worker.start();
      worker.join();
      Thread expected = DebugMode.isEnabled() ? worker : null;
      assertSame(expected, DebugMode.lastThreadIn(test.list), change.getKey());
    }
  }
}
