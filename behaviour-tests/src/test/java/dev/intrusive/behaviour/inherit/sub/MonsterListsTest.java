package dev.intrusive.behaviour.inherit.sub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.inherit.ActorCast;
import dev.intrusive.behaviour.inherit.ActorLinks;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** A host in a list that it inherits and in one of its own. */
final class MonsterListsTest {

  private final ActorCast cast = new ActorCast();
  private final MonsterHorde horde = new MonsterHorde();
  private final Monster a = new Monster(1);
  private final Monster b = new Monster(2);

  @Test
  void unlinkAll_leavesInheritedLists() {
    cast.addAll(List.of(a, b));
    horde.addAll(List.of(b, a));
    assertEquals(2, MonsterLinks.unlinkAll(a));
    assertFalse(MonsterLinks.isLinked(a));
    assertSame(b, cast.getFirst());
    assertSame(b, horde.getLast());
    cast.checkInvariants();
    horde.checkInvariants();
  }

  @Test
  void unlinkAll_ofTheBase() {
    cast.add(a);
    horde.add(a);
    assertEquals(2, ActorLinks.unlinkAll(a));
    assertFalse(horde.contains(a));
    assertFalse(ActorLinks.isLinked(a));
    horde.add(a);
    assertTrue(ActorLinks.isLinked(a));
  }

  @Test
  void isLinked_byInheritedListAlone() {
    cast.add(a);
    assertTrue(MonsterLinks.isLinked(a));
    assertFalse(MonsterLinks.inHorde(a));
  }

  @Test
  void describe_allLists() {
    cast.add(a);
    horde.add(b);
    String first = MonsterLinks.describe(a);
    assertTrue(first.contains("cast: in ActorCast@"), first);
    assertTrue(first.contains("horde: not linked"), first);
    String second = MonsterLinks.describe(b);
    assertTrue(second.contains("cast: not linked"), second);
    assertTrue(second.contains("horde: in MonsterHorde@"), second);
    assertEquals(second, ActorLinks.describe(b));
  }

  @Test
  void accessors_ofInheritedListAreOnTheBaseAlone() {
    assertTrue(
        Arrays.stream(MonsterLinks.class.getDeclaredMethods())
            .noneMatch(method -> method.getName().toLowerCase(Locale.ROOT).contains("cast")));
  }
}
