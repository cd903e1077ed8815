package dev.intrusive.behaviour;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.intrusive.IntrusiveList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code checkInvariants} where links lead nowhere or to an element that is in no list. */
@EveryHost
final class BrokenNeighboursTest<E> {

  private final ListFixture<E> fixture;
  private final LinkSurgery<E> surgery;
  private final IntrusiveList<E> list;
  private final E a;
  private final E b;
  private final E c;

  BrokenNeighboursTest(Host host) {
    fixture = host.newFixture();
    surgery = fixture.surgery();
    assumeTrue(surgery.writesNeighbours());
    list = fixture.newList();
    a = fixture.newElement(1);
    b = fixture.newElement(2);
    c = fixture.newElement(3);
    list.addAll(List.of(a, b, c));
  }

  private void assertBroken() {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken"), message);
    assertTrue(message.contains(fixture.linkName()), message);
  }

  private E onceLinked() {
    E gone = fixture.newElement(4);
    list.addLast(gone);
    list.remove(gone);
    return gone;
  }

  @Test
  void check_nextIsNull() {
    surgery.setNext(a, null);
    assertBroken();
  }

  @Test
  void check_nextOfLastIsNotTheEnd() {
    surgery.setNext(c, onceLinked());
    assertBroken();
  }

  @Test
  void check_previousIsNull() {
    surgery.setPrevious(b, null);
    assertBroken();
  }

  @Test
  void check_previousIsInNoList() {
    surgery.setPrevious(b, onceLinked());
    assertBroken();
  }

  @Test
  void check_nextIsInNoList() {
    surgery.setNext(b, onceLinked());
    assertBroken();
  }

  @Test
  void check_nextWasNeverLinked() {
    surgery.setNext(b, fixture.newElement(4));
    assertBroken();
  }
}
