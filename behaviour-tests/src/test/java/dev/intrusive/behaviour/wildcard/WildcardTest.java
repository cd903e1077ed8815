package dev.intrusive.behaviour.wildcard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.Link;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** One structure takes elements of all type arguments, and those of subclasses. */
final class WildcardTest {

  private final Errand<Integer> number = new Errand<>(1, 1);
  private final Errand<String> text = new Errand<>(2, "two");
  private final Delivery<String> delivery = new Delivery<>(3, "three");
  private final Delivery<Long> other = new Delivery<>(4, 4L);

  @Test
  void lists_takeElementsOfAllTypeArguments() {
    for (Deque<Errand<?>> list :
        List.<Deque<Errand<?>>>of(new ErrandTray(), new ErrandLine(), new ErrandStack())) {
      list.add(number);
      list.addFirst(text);
      list.add(delivery);
      assertEquals(List.of(text, number, delivery), new ArrayList<>(list));
      assertTrue(list.remove(number));
      assertSame(delivery, list.pollLast());
      assertSame(text, list.peekFirst());
    }
    assertEquals("[tray, line, stack]", structuresOf(text));
  }

  @Test
  void accessors_takeElementsOfAllTypeArguments() {
    ErrandLine line = new ErrandLine();
    line.add(number);
    line.insertBefore(number, text);
    Errand<?> next = ErrandLinks.nextInLine(text);
    assertSame(number, next);
    assertSame(line, ErrandLinks.lineOf(number));
    assertSame(text, ErrandLinks.previousInLine(number));
    Link<Errand<?>> link = ErrandLinks.trayLink(text);
    assertFalse(link.isLinked());
    line.forEach(ErrandLinks::unlinkAll);
    assertTrue(line.isEmpty());
    assertThrows(IllegalArgumentException.class, () -> ErrandLinks.nextInLine(text));
  }

  @Test
  void subclass_isInStructuresOfBoth() {
    ErrandLine line = new ErrandLine();
    Queue<Delivery<?>> due = new DeliveryDue();
    DeliveryByNumber byNumber = new DeliveryByNumber();
    DeliveryAlike<String> alike = new DeliveryAlike<>();
    line.add(delivery);
    line.add(other);
    due.add(delivery);
    due.add(other);
    byNumber.add(delivery);
    byNumber.add(other);
    alike.add(delivery);
    assertSame(other, due.peek());
    Delivery<?> found = byNumber.get(97);
    assertSame(delivery, found);
    Map<Long, Delivery<?>> view = byNumber.asMap();
    assertSame(other, view.get(96L));
    Collection<Delivery<?>> all = byNumber;
    assertEquals(2, all.size());
    assertEquals(4, ErrandLinks.unlinkAll(delivery)); // exact for the object
    assertNull(byNumber.get(97));
    assertEquals(3, DeliveryLinks.unlinkAll(other));
    assertTrue(line.isEmpty() && due.isEmpty() && byNumber.isEmpty() && alike.isEmpty());
  }

  private static String structuresOf(Errand<?> errand) {
    List<String> names = new ArrayList<>();
    if (ErrandLinks.inTray(errand)) {
      names.add("tray");
    }
    if (ErrandLinks.inLine(errand)) {
      names.add("line");
    }
    if (ErrandLinks.inStack(errand)) {
      names.add("stack");
    }
    return names.toString();
  }
}
