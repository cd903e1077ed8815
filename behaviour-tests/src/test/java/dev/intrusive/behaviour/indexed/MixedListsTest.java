package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A host in a list of each layout at once. */
final class MixedListsTest {

  private final CreaturePool pool = new CreaturePool(4);
  private final CreatureAwake awake = new CreatureAwake(pool);
  private final CreatureBrood brood = new CreatureBrood();
  private final CreatureTrail trail = new CreatureTrail();
  private final List<IntrusiveList<Creature>> lists = List.of(awake, brood, trail);
  private final Creature a = pool.emplace(1);
  private final Creature b = pool.emplace(2);

  @AfterEach
  void listsAreSound() {
    lists.forEach(IntrusiveList::checkInvariants);
  }

  @Test
  void lists_areIndependent() {
    awake.addAll(List.of(a, b));
    brood.addAll(List.of(b, a));
    trail.addAll(List.of(a, b));
    assertSame(b, CreatureLinks.nextInAwake(pool, a));
    assertSame(a, CreatureLinks.nextInBrood(b));
    assertSame(b, CreatureLinks.nextInTrail(a));
    awake.remove(a);
    assertFalse(CreatureLinks.inAwake(pool, a));
    assertSame(brood, CreatureLinks.broodOf(a));
    assertSame(trail, CreatureLinks.trailOf(a));
  }

  @Test
  void unlinkAll_countsLists() {
    lists.forEach(list -> list.addAll(List.of(a, b)));
    assertEquals(3, CreatureLinks.unlinkAll(pool, a));
    assertEquals(0, CreatureLinks.unlinkAll(pool, a));
    assertEquals(1, brood.size());
    brood.remove(b);
    assertEquals(2, CreatureLinks.unlinkAll(pool, b));
    lists.forEach(list -> assertTrue(list.isEmpty()));
  }

  @Test
  void isLinked_byEachListAlone() {
    for (IntrusiveList<Creature> list : lists) {
      assertFalse(CreatureLinks.isLinked(pool, a));
      list.add(a);
      assertTrue(CreatureLinks.isLinked(pool, a));
      list.clear();
    }
  }

  @Test
  void describe_allLists() {
    awake.add(a);
    trail.add(a);
    String text = CreatureLinks.describe(pool, a);
    assertTrue(text.contains("awake: in CreatureAwake@"), text);
    assertTrue(text.contains("brood: not linked"), text);
    assertTrue(text.contains("trail: in CreatureTrail@"), text);
  }

  @Test
  void release_leavesAllLists() {
    lists.forEach(list -> list.addAll(List.of(a, b)));
    pool.release(a);
    for (IntrusiveList<Creature> list : lists) {
      assertEquals(List.of(b), new ArrayList<>(list));
    }
    assertFalse(CreatureLinks.isLinked(pool, a));
  }

  /** Lists of the other layouts know nothing of lives. */
  @Test
  void dead_isRefusedByTheIndexedListAlone() {
    pool.release(a);
    assertThrows(IllegalStateException.class, () -> awake.add(a));
    brood.add(a);
    trail.add(a);
    assertEquals(2, CreatureLinks.unlinkAll(pool, a));
  }

  @Test
  void exchange_betweenLayouts_isRefused() {
    lists.forEach(list -> list.add(a));
    for (IntrusiveList<Creature> list : lists) {
      for (IntrusiveList<Creature> other : lists) {
        if (list != other) {
          assertThrows(IllegalArgumentException.class, () -> list.spliceFirst(other));
          assertThrows(IllegalArgumentException.class, () -> list.swapContents(other));
        }
      }
    }
  }
}
