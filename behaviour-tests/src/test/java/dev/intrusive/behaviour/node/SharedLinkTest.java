package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One link in two fields of an element is refused by a sentence, and the element stays. */
final class SharedLinkTest {

  /** An element whose two fields share their link. */
  static final class Twin {
    @IntrusiveLink("left")
    final Link<Twin> leftLink = new Link<>();

    @IntrusiveLink("right")
    final Link<Twin> rightLink = leftLink;

    @Override
    public String toString() {
      return "twin";
    }
  }

  /** An operation on an element of a left list, and on a right list, which is empty. */
  interface Operation {
    void run(SharedLinkTest_TwinRight right, Twin twin);
  }

  static List<Operation> operations() {
    return List.of(
        (right, twin) -> right.add(twin),
        (right, twin) -> right.addFirst(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.rightOf(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.inRight(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.nextInRight(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.previousInRight(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.unlinkFromRight(twin),
        (right, twin) -> SharedLinkTest_TwinLinks.describe(twin));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void operation_onTheOtherList_isRefused(Operation operation) {
    SharedLinkTest_TwinLeft left = new SharedLinkTest_TwinLeft();
    Twin twin = new Twin();
    left.add(twin);
    IllegalStateException refused =
        assertThrows(
            IllegalStateException.class, () -> operation.run(new SharedLinkTest_TwinRight(), twin));
    String message = String.valueOf(refused.getMessage());
    assertTrue(message.startsWith("twin "), message);
    left.checkInvariants();
    assertEquals(1, left.size());
    assertSame(left, twin.leftLink.list());
  }
}
