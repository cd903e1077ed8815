package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.function.Executable;

/** Two pools of one class with lists, and a view of their state by which to see changes. */
abstract class TwoPools {

  final Hooks hooks = new Hooks();
  final BulletPool pool = new BulletPool(16, () -> new Bullet(hooks));
  final BulletPool otherPool = new BulletPool(16, () -> new Bullet(hooks));

  final BulletLiveList list = new BulletLiveList(pool);
  final BulletLiveList second = new BulletLiveList(pool);
  final BulletGridCell cell = new BulletGridCell(pool);
  final BulletLiveList foreignList = new BulletLiveList(otherPool);
  final BulletGridCell foreignCell = new BulletGridCell(otherPool);

  private int made;

  @AfterEach
  void listsAreSound() {
    list.checkInvariants();
    second.checkInvariants();
    cell.checkInvariants();
    foreignList.checkInvariants();
    foreignCell.checkInvariants();
  }

  /** A new object of the first pool that is in no list. */
  final Bullet bullet() {
    return pool.emplace(++made);
  }

  /** A new object of the other pool that is in no list. */
  final Bullet foreign() {
    return otherPool.emplace(++made);
  }

  /** A new object of the first pool at the end of a list. */
  final Bullet in(BulletLiveList target) {
    Bullet bullet = bullet();
    target.add(bullet);
    return bullet;
  }

  /** A new object of the other pool at the end of its list. */
  final Bullet inForeignList() {
    Bullet bullet = foreign();
    foreignList.add(bullet);
    return bullet;
  }

  /** Asserts that an operation is refused and changes nothing, and returns the message. */
  final <X extends Exception> String assertRefused(Class<X> type, String name, Executable call) {
    String before = state();
    X thrown = assertThrows(type, call, name);
    assertEquals(before, state(), name);
    listsAreSound();
    return name + ": " + thrown.getMessage();
  }

  final String state() {
    return List.of(contentOf(list), contentOf(second), List.copyOf(cell))
        + " "
        + contentOf(foreignList)
        + List.copyOf(foreignCell)
        + pool.liveCount()
        + otherPool.liveCount();
  }

  private static List<Bullet> contentOf(BulletLiveList list) {
    List<Bullet> content = new ArrayList<>(list);
    assertEquals(content.size(), list.size());
    return content;
  }

  /** Asserts that neither a list nor an accessor knows an object. */
  final void assertUnknown(BulletPool asked, Bullet bullet) {
    String before = state();
    assertFalse(BulletLinks.inLiveList(asked, bullet));
    assertFalse(BulletLinks.inGridCell(asked, bullet));
    assertNull(BulletLinks.liveListOf(asked, bullet));
    assertNull(BulletLinks.gridCellOf(asked, bullet));
    assertThrows(IllegalArgumentException.class, () -> BulletLinks.nextInLiveList(asked, bullet));
    assertThrows(
        IllegalArgumentException.class, () -> BulletLinks.previousInLiveList(asked, bullet));
    assertFalse(BulletLinks.unlinkFromLiveList(asked, bullet));
    assertFalse(BulletLinks.unlinkFromGridCell(asked, bullet));
    assertEquals(0, BulletLinks.unlinkAll(asked, bullet));
    assertFalse(BulletLinks.isLinked(asked, bullet));
    String description = BulletLinks.describe(asked, bullet);
    assertTrue(description.contains("liveList: not linked"), description);
    assertTrue(description.contains("gridCell: not linked"), description);
    assertEquals(before, state());
  }

  /** Asserts that each accessor refuses an object that is not one of the pool. */
  final void assertStranger(BulletPool asked, Bullet bullet) {
    Map<String, Executable> accessors = new LinkedHashMap<>();
    accessors.put("inLiveList", () -> BulletLinks.inLiveList(asked, bullet));
    accessors.put("inGridCell", () -> BulletLinks.inGridCell(asked, bullet));
    accessors.put("liveListOf", () -> BulletLinks.liveListOf(asked, bullet));
    accessors.put("gridCellOf", () -> BulletLinks.gridCellOf(asked, bullet));
    accessors.put("nextInLiveList", () -> BulletLinks.nextInLiveList(asked, bullet));
    accessors.put("previousInLiveList", () -> BulletLinks.previousInLiveList(asked, bullet));
    accessors.put("unlinkFromLiveList", () -> BulletLinks.unlinkFromLiveList(asked, bullet));
    accessors.put("unlinkFromGridCell", () -> BulletLinks.unlinkFromGridCell(asked, bullet));
    accessors.put("unlinkAll", () -> BulletLinks.unlinkAll(asked, bullet));
    accessors.put("isLinked", () -> BulletLinks.isLinked(asked, bullet));
    accessors.forEach(
        (name, accessor) ->
            assertMentions(
                assertRefused(IllegalArgumentException.class, name, accessor),
                bullet + " is not an object of",
                identityOf(asked)));
    String description = BulletLinks.describe(asked, bullet);
    assertMentions(description, "liveList: ", "gridCell: ", "is not an object of");
  }

  static void assertMentions(String message, Object... parts) {
    for (Object part : parts) {
      assertTrue(message.contains(part.toString()), () -> part + " in: " + message);
    }
  }

  /** What names an object in messages whatever its text is. */
  static String identityOf(Object object) {
    return Integer.toHexString(System.identityHashCode(object));
  }
}
