package dev.intrusive.behaviour.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.Link;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A host of the node layout in two lists at once, and its {@link Link}. */
final class GameObjectListsTest {

  private final GameObjectMainList mainList = new GameObjectMainList();
  private final GameObjectDeadList deadList = new GameObjectDeadList();
  private final GameObject a = new GameObject(1);
  private final GameObject b = new GameObject(2);

  @Test
  void twoLists_areIndependent() {
    mainList.addAll(List.of(a, b));
    deadList.addFirst(a);
    deadList.addFirst(b);
    assertSame(b, GameObjectLinks.nextInMainList(a));
    assertSame(a, GameObjectLinks.nextInDeadList(b));
    mainList.remove(a);
    assertFalse(GameObjectLinks.inMainList(a));
    assertTrue(GameObjectLinks.inDeadList(a));
    assertTrue(GameObjectLinks.isLinked(a));
    mainList.checkInvariants();
    deadList.checkInvariants();
  }

  @Test
  void unlinkAll_countsLists() {
    assertEquals(0, GameObjectLinks.unlinkAll(a));
    mainList.add(a);
    assertEquals(1, GameObjectLinks.unlinkAll(a));
    mainList.add(a);
    deadList.add(a);
    assertEquals(2, GameObjectLinks.unlinkAll(a));
    assertFalse(GameObjectLinks.isLinked(a));
    assertTrue(mainList.isEmpty());
    assertTrue(deadList.isEmpty());
  }

  @Test
  void unlinkAll_duringPassesOverBoth() {
    mainList.addAll(List.of(a, b));
    deadList.addAll(List.of(a, b));
    int[] visits = {0};
    mainList.forEach(
        object ->
            deadList.forEach(
                dead -> {
                  visits[0]++;
                  GameObjectLinks.unlinkAll(b);
                }));
    assertEquals(1, visits[0]);
    assertSame(a, mainList.getLast());
    assertSame(a, deadList.getLast());
  }

  @Test
  void describe_bothLists() {
    mainList.add(a);
    String text = GameObjectLinks.describe(a);
    assertTrue(text.contains("mainList: in GameObjectMainList@"), text);
    assertTrue(text.contains("deadList: not linked"), text);
  }

  @Test
  void link_states() {
    Link<GameObject> link = GameObjectLinks.mainLink(a);
    assertSame(a.mainLink, link);
    assertFalse(link.isLinked());
    assertNull(link.element());
    assertNull(link.list());
    assertNull(link.next());
    assertNull(link.previous());
    assertFalse(link.unlink());
    mainList.addAll(List.of(a, b));
    assertTrue(link.isLinked());
    assertSame(a, link.element());
    assertSame(mainList, link.list());
    assertSame(b, link.next());
    assertNull(link.previous());
    assertSame(a, GameObjectLinks.mainLink(b).previous());
    assertNull(GameObjectLinks.mainLink(b).next());
    assertTrue(link.toString().contains("mainList"), link.toString());
  }

  @Test
  void link_unlink() {
    mainList.addAll(List.of(a, b));
    deadList.add(a);
    assertTrue(GameObjectLinks.mainLink(a).unlink());
    assertFalse(GameObjectLinks.mainLink(a).unlink());
    assertNull(GameObjectLinks.mainLink(a).list());
    assertNull(GameObjectLinks.mainLink(a).next());
    assertNull(GameObjectLinks.mainLink(a).previous());
    assertEquals(1, mainList.size());
    assertTrue(deadList.contains(a));
    assertSame(a, GameObjectLinks.mainLink(a).element());
    mainList.checkInvariants();
  }

  @Test
  void link_unlinkDuringPass() {
    mainList.addAll(List.of(a, b));
    int[] visits = {0};
    mainList.forEach(
        object -> {
          visits[0]++;
          b.mainLink.unlink();
        });
    assertEquals(1, visits[0]);
  }

  private String refusalOfSecondAdd(GameObject element) {
    mainList.add(element);
    return String.valueOf(
        assertThrows(IllegalStateException.class, () -> mainList.add(element)).getMessage());
  }

  /** An element that cannot describe itself. */
  private static final class Mute extends GameObject {
    Mute() {
      super(3);
    }

    @Override
    public String toString() {
      throw new UnsupportedOperationException("no text");
    }
  }

  @Test
  void message_toStringFails_namesTheIdentity() {
    Mute mute = new Mute();
    String message = refusalOfSecondAdd(mute);
    String identity = "Mute@" + Integer.toHexString(System.identityHashCode(mute));
    assertTrue(message.startsWith(identity + " cannot be added to mainList"), message);
  }

  /** An element with a description of any length. */
  private static final class Talkative extends GameObject {

    private final String text;

    Talkative(String text) {
      super(4);
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  @Test
  void message_longDescription_isCutShort() {
    String longest = "x".repeat(120);
    for (String whole : List.of("", "x", longest)) {
      String message = refusalOfSecondAdd(new Talkative(whole));
      assertTrue(message.startsWith(whole + " cannot be added"), message);
    }
    String message = refusalOfSecondAdd(new Talkative(longest + "y"));
    assertTrue(message.startsWith(longest + "... cannot be added"), message);
  }
}
