package dev.intrusive.behaviour.levels.second;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A base without indexed structures has no pool to ask for those of a subclass. */
final class ShadeTest {

  private final ShadePool pool = new ShadePool(2);
  private final Shade shade = pool.emplace();
  private final GhostHaunts haunts = new GhostHaunts();
  private final ShadeChoir choir = new ShadeChoir();
  private final List<Collection<? super Shade>> all =
      List.of(haunts, choir, new ShadePath(pool), new ShadeWaking(pool), new ShadeByAge(pool));

  @Test
  void base_namesWhatToCallInstead() {
    all.forEach(each -> each.add(shade));
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> GhostLinks.unlinkAll(shade));
    assertTrue(
        String.valueOf(refusal.getMessage()).contains("ShadeLinks.unlinkAll(pool, shade)"),
        refusal.getMessage());
    all.forEach(each -> assertEquals(1, each.size()));
    assertThrows(IllegalStateException.class, () -> GhostLinks.isLinked(shade));
    String text = GhostLinks.describe(shade);
    assertTrue(text.contains("haunts: in ") && text.contains("choir: in "), text);
    assertTrue(text.contains("path: only known with the pool"), text);
    assertEquals(5, ShadeLinks.unlinkAll(pool, shade));
    all.forEach(each -> assertTrue(each.isEmpty()));
    assertFalse(ShadeLinks.isLinked(pool, shade));
  }

  @Test
  void eachStructure_isLeft() {
    for (Collection<? super Shade> each : all) {
      each.add(shade);
      assertTrue(ShadeLinks.isLinked(pool, shade));
      assertEquals(1, ShadeLinks.unlinkAll(pool, shade));
      each.add(shade);
      pool.release(shade);
      assertTrue(each.isEmpty());
      pool.emplace();
    }
  }

  @Test
  void wrongPool_isRefusedBeforeAnythingChanges() {
    ShadePool other = new ShadePool(1);
    all.forEach(each -> each.add(shade));
    assertThrows(IllegalArgumentException.class, () -> ShadeLinks.unlinkAll(other, shade));
    assertThrows(IllegalArgumentException.class, () -> ShadeLinks.isLinked(other, shade));
    all.forEach(each -> assertEquals(1, each.size()));
  }
}
