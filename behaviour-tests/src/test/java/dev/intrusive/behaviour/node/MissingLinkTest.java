package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An object without its link, as mocks and deserialisation make them, is refused by a sentence. */
final class MissingLinkTest {

  /** An element whose link may be missing. */
  static final class Husk {
    @IntrusiveLink("husks")
    final Link<Husk> huskLink;

    @SuppressWarnings("NullAway") // what the test is about
    Husk(boolean isWhole) {
      huskLink = isWhole ? new Link<>() : null;
    }

    @Override
    public String toString() {
      return "husk";
    }
  }

  /** An operation on a list of one element, that element, and one without a link. */
  interface Operation {
    void run(MissingLinkTest_HuskHusks list, Husk whole, Husk husk);
  }

  static List<Operation> operations() {
    return List.of(
        (list, whole, husk) -> list.add(husk),
        (list, whole, husk) -> list.addFirst(husk),
        (list, whole, husk) -> list.addLast(husk),
        (list, whole, husk) -> list.offer(husk),
        (list, whole, husk) -> assertFalse(list.contains(husk)),
        (list, whole, husk) -> list.remove(husk),
        (list, whole, husk) -> list.next(husk),
        (list, whole, husk) -> list.previous(husk),
        (list, whole, husk) -> list.erase(husk),
        (list, whole, husk) -> list.insertBefore(whole, husk),
        (list, whole, husk) -> list.insertAfter(husk, whole),
        (list, whole, husk) -> list.moveToFirst(husk),
        (list, whole, husk) -> list.moveToLast(husk),
        (list, whole, husk) -> list.moveBefore(whole, husk),
        (list, whole, husk) -> list.moveAfter(husk, whole),
        (list, whole, husk) -> list.replace(whole, husk),
        (list, whole, husk) -> list.swap(whole, husk),
        (list, whole, husk) -> list.insertSorted(husk, Comparator.comparing(Husk::toString)),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.inHusks(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.husksOf(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.nextInHusks(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.unlinkFromHusks(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.unlinkAll(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.isLinked(husk),
        (list, whole, husk) -> MissingLinkTest_HuskLinks.describe(husk));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void operation_onAnObjectWithoutLink_isRefused(Operation operation) {
    MissingLinkTest_HuskHusks list = new MissingLinkTest_HuskHusks();
    Husk whole = new Husk(true);
    list.add(whole);
    IllegalStateException refused =
        assertThrows(
            IllegalStateException.class, () -> operation.run(list, whole, new Husk(false)));
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.startsWith("husk cannot be in a list because its link is null"), message);
    list.checkInvariants();
    assertEquals(1, list.size());
  }
}
