package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Elements do not change between lists of one class over two pools. */
final class ListsOfTwoPoolsTest extends TwoPools {

  private interface Call {
    void on(BulletLiveList here, BulletLiveList there);
  }

  /** The exchanges that are possible with empty lists, too. */
  private static Map<String, Call> exchanges() {
    Map<String, Call> calls = new LinkedHashMap<>();
    calls.put("spliceFirst", BulletLiveList::spliceFirst);
    calls.put("spliceLast", BulletLiveList::spliceLast);
    calls.put("swapContents", BulletLiveList::swapContents);
    calls.put("merge", (here, there) -> here.merge(there, Comparator.comparingInt(Bullet::id)));
    return calls;
  }

  /** The exchanges that need elements on both sides. */
  private static Map<String, Call> partialExchanges() {
    Map<String, Call> calls = new LinkedHashMap<>();
    calls.put("spliceBefore", (here, there) -> here.spliceBefore(here.getFirst(), there));
    calls.put("spliceAfter", (here, there) -> here.spliceAfter(here.getLast(), there));
    calls.put(
        "spliceFirst of a range",
        (here, there) -> here.spliceFirst(there, there.getFirst(), there.getLast()));
    calls.put(
        "spliceLast of a range",
        (here, there) -> here.spliceLast(there, there.getLast(), there.getLast()));
    calls.put(
        "spliceBefore of a range",
        (here, there) ->
            here.spliceBefore(here.getLast(), there, there.getFirst(), there.getFirst()));
    calls.put(
        "spliceAfter of a range",
        (here, there) ->
            here.spliceAfter(here.getFirst(), there, there.getFirst(), there.getLast()));
    calls.put("splitBefore", (here, there) -> here.splitBefore(here.getFirst(), there));
    calls.put("splitAfter", (here, there) -> here.splitAfter(here.getFirst(), there));
    return calls;
  }

  private void assertRefusedBothWays(Map<String, Call> calls) {
    calls.forEach(
        (name, call) -> {
          assertMentions(refused(name, call, list, foreignList), "liveList", identityOf(list));
          assertMentions(refused(name, call, foreignList, list), "liveList", identityOf(list));
        });
  }

  private String refused(String name, Call call, BulletLiveList here, BulletLiveList there) {
    return assertRefused(IllegalArgumentException.class, name, () -> call.on(here, there));
  }

  @Test
  void exchange_ofEmptyLists() {
    assertRefusedBothWays(exchanges());
  }

  @Test
  void exchange_oneListIsEmpty() {
    in(list);
    in(list);
    assertRefusedBothWays(exchanges());
  }

  @Test
  void exchange_ofFilledLists() {
    for (int i = 0; i < 3; i++) {
      in(list);
      inForeignList();
    }
    assertRefusedBothWays(exchanges());
    assertRefusedBothWays(partialExchanges());
  }

  @Test
  void exchange_isExplainedByThePools() {
    in(list);
    inForeignList();
    for (Call call : exchanges().values()) {
      assertMentions(
          refused("exchange", call, list, foreignList),
          "pool",
          identityOf(pool),
          identityOf(otherPool));
    }
  }

  /** The same calls are possible over one pool. */
  @Test
  void exchange_overOnePool() {
    for (Map<String, Call> calls : List.of(exchanges(), partialExchanges())) {
      calls.forEach(
          (name, call) -> {
            for (int i = 0; i < 3; i++) {
              in(list);
              in(second);
            }
            call.on(list, second);
            list.checkInvariants();
            second.checkInvariants();
            assertEquals(6, list.size() + second.size(), name);
            assertEquals(6, pool.releaseAll());
          });
    }
  }
}
