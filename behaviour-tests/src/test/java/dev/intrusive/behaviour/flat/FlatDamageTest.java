package dev.intrusive.behaviour.flat;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Damage that only the flat layout can have. */
final class FlatDamageTest {

  private final OrderBookList list = new OrderBookList();
  private final Order a = new Order(1);
  private final Order b = new Order(2);
  private final Order c = new Order(3);

  @BeforeEach
  void fill() {
    list.addAll(List.of(a, b, c));
  }

  private void assertBroken(String part) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken") && message.contains(part), message);
  }

  private void setEnd(String field, @Nullable Order element) {
    try {
      Field end = OrderBookList.class.getDeclaredField(field);
      end.setAccessible(true);
      end.set(list, element);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no field " + field, e);
    }
  }

  @Test
  void check_lastIsAnother() {
    setEnd("last", b);
    assertBroken("last element is order 2 but going forwards ends at order 3");
  }

  @Test
  void check_lastMissing() {
    setEnd("last", null);
    assertBroken("last element is null");
  }

  @Test
  void check_firstIsAnother() {
    setEnd("first", b);
    assertBroken("position 0, element order 2");
  }

  @Test
  void check_firstMissing() {
    setEnd("first", null);
    assertBroken("0 elements");
  }

  @Test
  void check_nextMissing() {
    b.bookNext = null;
    assertBroken("2 elements");
  }
}
