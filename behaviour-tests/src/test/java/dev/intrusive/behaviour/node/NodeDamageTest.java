package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.NodeSurgery;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Damage that only the node layout can have. */
final class NodeDamageTest {

  private final NodeSurgery<GameObject> surgery = new NodeSurgery<>(GameObjectLinks::mainLink);
  private final GameObjectMainList list = new GameObjectMainList();
  private final GameObject a = new GameObject(1);
  private final GameObject b = new GameObject(2);
  private final GameObject c = new GameObject(3);

  @BeforeEach
  void fill() {
    list.addAll(List.of(a, b, c));
  }

  private void assertBroken(String part) {
    IllegalStateException thrown = assertThrows(IllegalStateException.class, list::checkInvariants);
    String message = String.valueOf(thrown.getMessage());
    assertTrue(message.contains("broken") && message.contains(part), message);
  }

  @Test
  void check_ownerMissing() {
    surgery.setElement(b, null);
    assertBroken("it has 1 element");
  }

  @Test
  void check_ownerIsAnother() {
    surgery.setElement(b, a);
    assertBroken("position 1");
  }

  /** A shallow copy has the link of its original. */
  @Test
  void check_ownerIsCopy() {
    GameObject copy = c.copy();
    surgery.setElement(b, copy);
    surgery.setPrevious(c, a);
    assertBroken("position 1, element object 3: its link belongs to object 3");
  }

  @Test
  void check_listIsMissing() {
    surgery.setList(c, null);
    assertBroken("position 2, element object 3: its link refers to no list");
  }

  @Test
  void check_endsAtWrongElement() {
    surgery.setLast(a, b);
    assertBroken("last element is object 2");
  }
}
