package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.AnchoredOperation;
import dev.intrusive.behaviour.ElementOperation;
import java.util.LinkedHashMap;
import java.util.ListIterator;
import java.util.Map;

/** All operations that a list is asked to do with an element that it cannot hold. */
final class StrangerOperations {

  /** What a list is to do with a stranger. */
  interface Call {
    void on(BulletLiveList list, Bullet stranger);
  }

  private StrangerOperations() {}

  /** The operations that would link the stranger; the list has two elements at least. */
  static Map<String, Call> taking() {
    Map<String, Call> calls = new LinkedHashMap<>();
    ElementOperation.<Bullet>additions().forEach(each -> calls.put(each.name(), each::run));
    ElementOperation.<Bullet>offers().forEach(each -> calls.put(each.name(), each::run));
    ElementOperation.<Bullet>moves().forEach(each -> calls.put(each.name(), each::run));
    for (AnchoredOperation<Bullet> each : AnchoredOperation.<Bullet>all()) {
      calls.put(each.name(), (list, stranger) -> each.run(list, list.getFirst(), stranger));
      calls.put(
          each.name() + " last", (list, stranger) -> each.run(list, list.getLast(), stranger));
    }
    calls.put("replace", (list, stranger) -> list.replace(list.getFirst(), stranger));
    calls.put("swap", (list, stranger) -> list.swap(list.getLast(), stranger));
    calls.put("add of a list iterator", (list, stranger) -> list.listIterator().add(stranger));
    calls.put("set of a list iterator", StrangerOperations::set);
    calls.put("addFirst of the reversed", (list, stranger) -> list.reversed().addFirst(stranger));
    calls.put("addLast of the reversed", (list, stranger) -> list.reversed().addLast(stranger));
    return calls;
  }

  private static void set(BulletLiveList list, Bullet stranger) {
    ListIterator<Bullet> cursor = list.listIterator();
    cursor.next();
    cursor.set(stranger);
  }

  /** The operations for which the stranger names a position. */
  static Map<String, Call> positions() {
    Map<String, Call> calls = new LinkedHashMap<>();
    ElementOperation.<Bullet>positions().forEach(each -> calls.put(each.name(), each::run));
    for (AnchoredOperation<Bullet> each : AnchoredOperation.<Bullet>all()) {
      calls.put(each.name(), (list, stranger) -> each.run(list, stranger, list.getFirst()));
      calls.put(each.name() + " itself", (list, stranger) -> each.run(list, stranger, stranger));
    }
    calls.put("replace", (list, stranger) -> list.replace(stranger, list.getFirst()));
    calls.put("swap", (list, stranger) -> list.swap(stranger, list.getFirst()));
    calls.put("rotateToFirst", (list, stranger) -> list.rotateToFirst(stranger));
    calls.put("listIterator", (list, stranger) -> list.listIterator(stranger));
    calls.put("from", (list, stranger) -> list.spliceFirst(list, stranger, list.getLast()));
    calls.put("to", (list, stranger) -> list.spliceLast(list, list.getFirst(), stranger));
    return calls;
  }
}
