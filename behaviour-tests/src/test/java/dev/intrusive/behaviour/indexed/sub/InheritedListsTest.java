package dev.intrusive.behaviour.indexed.sub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.indexed.Entity;
import dev.intrusive.behaviour.indexed.EntityActive;
import dev.intrusive.behaviour.indexed.EntityLinks;
import dev.intrusive.behaviour.indexed.EntityVisible;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Hosts of two pools that inherit their indexed lists from one class. */
final class InheritedListsTest {

  private final OgrePool ogres = new OgrePool(4);
  private final WispPool wisps = new WispPool(4);
  private final EntityActive active = new EntityActive(ogres);
  private final EntityVisible visible = new EntityVisible(ogres);
  private final EntityActive activeWisps = new EntityActive(wisps);
  private final OgreHorde horde = new OgreHorde();
  private final Ogre a = ogres.emplace(1);
  private final Ogre b = ogres.emplace(2);

  @AfterEach
  void listsAreSound() {
    active.checkInvariants();
    visible.checkInvariants();
    activeWisps.checkInvariants();
    horde.checkInvariants();
  }

  private void link(Ogre ogre) {
    active.add(ogre);
    visible.add(ogre);
    horde.add(ogre);
  }

  @Test
  void unlinkAll_leavesInheritedLists() {
    link(a);
    link(b);
    assertEquals(3, OgreLinks.unlinkAll(ogres, a));
    assertFalse(OgreLinks.isLinked(ogres, a));
    assertSame(b, active.getFirst());
    assertSame(b, visible.getFirst());
    assertSame(b, horde.getFirst());
  }

  @Test
  void unlinkAll_ofTheBase() {
    link(a);
    assertEquals(3, EntityLinks.unlinkAll(ogres, a));
    assertFalse(horde.contains(a));
    assertFalse(EntityLinks.isLinked(ogres, a));
    horde.add(a);
    assertTrue(EntityLinks.isLinked(ogres, a));
  }

  @Test
  void wrongPool_isRefusedBeforeAnythingChanges() {
    link(a);
    assertThrows(IllegalArgumentException.class, () -> OgreLinks.unlinkAll(wisps, a));
    assertThrows(IllegalArgumentException.class, () -> OgreLinks.isLinked(wisps, a));
    assertTrue(active.contains(a) && visible.contains(a) && horde.contains(a));
  }

  @Test
  void isLinked_byInheritedListAlone() {
    visible.add(a);
    assertTrue(OgreLinks.isLinked(ogres, a));
    assertFalse(OgreLinks.inHorde(a));
    assertFalse(EntityLinks.inActive(ogres, a));
  }

  @Test
  void describe_allLists() {
    active.add(a);
    horde.add(a);
    String text = OgreLinks.describe(ogres, a);
    assertTrue(text.contains("active: in EntityActive@"), text);
    assertTrue(text.contains("visible: not linked"), text);
    assertTrue(text.contains("horde: in OgreHorde@"), text);
    assertEquals(text, EntityLinks.describe(ogres, a));
  }

  @Test
  void accessors_ofInheritedListsAreOnTheBaseAlone() {
    assertTrue(
        Arrays.stream(OgreLinks.class.getDeclaredMethods())
            .noneMatch(method -> method.getName().toLowerCase(Locale.ROOT).contains("active")));
  }

  @Test
  void release_leavesInheritedLists() {
    link(a);
    link(b);
    ogres.release(a);
    for (List<? extends Entity> content :
        List.of(List.copyOf(active), List.copyOf(visible), List.copyOf(horde))) {
      assertEquals(List.of(b), content);
    }
    assertFalse(OgreLinks.isLinked(ogres, a));
    assertThrows(IllegalStateException.class, () -> active.add(a));
  }

  /** Lists of one class are over one pool each. */
  @Test
  void lists_overPoolsOfTwoSubclasses() {
    Wisp wisp = wisps.emplace(3);
    assertThrows(IllegalArgumentException.class, () -> active.add(wisp));
    assertThrows(IllegalArgumentException.class, () -> activeWisps.moveToFirst(a));
    activeWisps.add(wisp);
    active.add(a);
    assertFalse(active.contains(wisp));
    assertSame(activeWisps, EntityLinks.activeOf(wisps, wisp));
    assertThrows(IllegalArgumentException.class, () -> EntityLinks.activeOf(ogres, wisp));
    assertThrows(IllegalArgumentException.class, () -> active.spliceFirst(activeWisps));
    assertThrows(IllegalArgumentException.class, () -> active.swap(a, wisp));
    wisps.releaseAll();
    assertTrue(activeWisps.isEmpty());
    assertSame(a, active.getFirst());
  }
}
