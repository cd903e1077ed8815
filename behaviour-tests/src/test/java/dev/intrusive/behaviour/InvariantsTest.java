package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.intrusive.IntrusiveList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code checkInvariants} on damaged lists: it says what is broken and where. */
@EveryHost
final class InvariantsTest<E> {

  private final ListFixture<E> fixture;
  private final LinkSurgery<E> surgery;
  private final IntrusiveList<E> list;
  private final IntrusiveList<E> other;
  private final E a;
  private final E b;
  private final E c;
  private final E elsewhere;

  InvariantsTest(Host host) {
    fixture = host.newFixture();
    surgery = fixture.surgery();
    list = fixture.newList();
    other = fixture.newList();
    a = fixture.newElement(1);
    b = fixture.newElement(2);
    c = fixture.newElement(3);
    elsewhere = fixture.newElement(4);
    list.addAll(List.of(a, b, c));
    other.add(elsewhere);
  }

  private void assertBroken(String... parts) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken"), message);
    assertTrue(message.contains(fixture.linkName()), message);
    assertTrue(message.contains(list.getClass().getSimpleName()), message);
    for (String part : parts) {
      assertTrue(message.contains(part), message + " should contain " + part);
    }
  }

  @Test
  void check_sound() {
    list.checkInvariants();
    other.checkInvariants();
    fixture.newList().checkInvariants();
  }

  @Test
  void check_sizeTooSmall() {
    assumeTrue(surgery.writesNeighbours());
    E more = fixture.newElement(5);
    other.add(more);
    surgery.setList(more, list);
    surgery.setPrevious(more, b);
    surgery.setNext(b, more);
    surgery.setNext(more, c);
    surgery.setPrevious(c, more);
    assertBroken("position 3", c.toString(), "more elements than the size, 3");
  }

  @Test
  void check_sizeTooLarge() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(a, c);
    surgery.setPrevious(c, a);
    assertBroken("size is 3", "2 elements");
  }

  @Test
  void check_previousWrong() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setPrevious(c, a);
    assertBroken("position 2", c.toString(), a.toString(), b.toString());
  }

  @Test
  void check_previousOfFirstWrong() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setPrevious(a, c);
    assertBroken("position 0", a.toString(), c.toString());
  }

  @Test
  void check_nextSkipsOne() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(a, c);
    assertBroken("position 1", c.toString(), b.toString());
  }

  @Test
  void check_nextLeadsBack() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(c, a);
    assertBroken("position 3", a.toString());
  }

  @Test
  void check_nextIsItself() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(b, b);
    assertBroken("position 2", b.toString());
  }

  @Test
  void check_nextIsInOtherList() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(b, elsewhere);
    assertBroken("position 2", elsewhere.toString());
  }

  @Test
  void check_holderIsOtherList() {
    surgery.setList(b, other);
    assertBroken("position 1", b.toString(), other.getClass().getSimpleName());
  }

  @Test
  void check_holderIsNone() {
    surgery.setList(c, null);
    assertBroken("position 2", c.toString());
  }

  @Test
  void check_otherListStaysSound() {
    assumeTrue(surgery.writesNeighbours());
    surgery.setNext(a, c);
    other.checkInvariants();
  }
}
