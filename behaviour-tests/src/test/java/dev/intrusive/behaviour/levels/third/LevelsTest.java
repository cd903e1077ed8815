package dev.intrusive.behaviour.levels.third;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.levels.Being;
import dev.intrusive.behaviour.levels.BeingLinks;
import dev.intrusive.behaviour.levels.BeingPool;
import dev.intrusive.behaviour.levels.BeingWorld;
import dev.intrusive.behaviour.levels.Husk;
import dev.intrusive.behaviour.levels.HuskPool;
import dev.intrusive.behaviour.levels.second.BeastAwake;
import dev.intrusive.behaviour.levels.second.BeastByNumber;
import dev.intrusive.behaviour.levels.second.BeastHerd;
import dev.intrusive.behaviour.levels.second.BeastHunger;
import dev.intrusive.behaviour.levels.second.BeastLinks;
import dev.intrusive.behaviour.levels.second.BeastTrail;
import dev.intrusive.behaviour.levels.second.Grain;
import dev.intrusive.behaviour.levels.second.GrainSack;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What covers all structures of an object covers those that its class declares. */
final class LevelsTest {

  private final BeingWorld world = new BeingWorld();
  private final BeastHerd herd = new BeastHerd();
  private final BeastTrail trail = new BeastTrail();
  private final BeastAwake awake = new BeastAwake();
  private final BeastHunger hunger = new BeastHunger();
  private final BeastByNumber byNumber = new BeastByNumber();
  private final DragonFlight flight = new DragonFlight();
  private final DragonWrath wrath = new DragonWrath(Comparator.comparing(Dragon::toString));

  private final List<Collection<? super Dragon>> all =
      List.of(world, herd, trail, awake, hunger, byNumber, flight, wrath);
  private final List<String> names =
      List.of("world", "herd", "trail", "awake", "hunger", "byNumber", "flight", "wrath");

  /** Accessors to all structures by the class that declares them. */
  private record Level(
      String name,
      ToIntFunction<Dragon> unlinkAll,
      Predicate<Dragon> isLinked,
      Function<Dragon, String> describe) {}

  private static final List<Level> LEVELS =
      List.of(
          new Level("first", BeingLinks::unlinkAll, BeingLinks::isLinked, BeingLinks::describe),
          new Level("second", BeastLinks::unlinkAll, BeastLinks::isLinked, BeastLinks::describe),
          new Level("third", DragonLinks::unlinkAll, DragonLinks::isLinked, DragonLinks::describe));

  @TestFactory
  Stream<DynamicTest> accessorsOfEachLevel_coverWhatSubclassesDeclare() {
    return LEVELS.stream()
        .flatMap(
            level ->
                Stream.of(new Dragon(), new Hatchling())
                    .map(
                        dragon ->
                            DynamicTest.dynamicTest(
                                level.name + ", " + dragon, () -> covers(level, dragon))));
  }

  private void covers(Level level, Dragon dragon) {
    assertFalse(level.isLinked.test(dragon));
    assertEquals(0, level.unlinkAll.applyAsInt(dragon));
    for (int i = 0; i < all.size(); i++) {
      assertTrue(all.get(i).add(dragon));
      assertTrue(level.isLinked.test(dragon), names.get(i));
      String text = level.describe.apply(dragon);
      for (String name : names) {
        assertEquals(name.equals(names.get(i)), text.contains(name + ": in "), text);
        assertEquals(!name.equals(names.get(i)), text.contains(name + ": not linked"), text);
      }
      assertEquals(1, level.unlinkAll.applyAsInt(dragon), names.get(i));
      assertTrue(all.get(i).isEmpty(), names.get(i));
    }
    all.forEach(each -> each.add(dragon));
    assertEquals(all.size(), level.unlinkAll.applyAsInt(dragon));
    all.forEach(each -> assertTrue(each.isEmpty()));
    assertFalse(level.isLinked.test(dragon));
  }

  /** Of a class whose structures are first used after the accessors of its superclass were. */
  @Test
  void structuresThatAreFirstUsedLater() {
    Wolf wolf = new Wolf();
    assertEquals(0, BeingLinks.unlinkAll(wolf));
    assertFalse(BeingLinks.isLinked(wolf));
    WolfPack pack = new WolfPack();
    pack.add(wolf);
    assertTrue(BeingLinks.isLinked(wolf));
    assertEquals(1, BeingLinks.unlinkAll(wolf));
    assertTrue(pack.isEmpty());
  }

  @Test
  void objectsOfTheBaseItself() {
    Being being = new Being();
    world.add(being);
    assertEquals(
        "Being[world: in ",
        BeingLinks.describe(being).replaceAll("^.*?Being\\[", "Being[").substring(0, 16));
    assertTrue(BeingLinks.isLinked(being));
    assertEquals(1, BeingLinks.unlinkAll(being));
    assertTrue(world.isEmpty());
  }

  @Test
  void release_ofAnObjectThatTheFactoryMadeOfASubclass() {
    BeingPool pool = new BeingPool(1, Hatchling::new);
    Dragon dragon = (Dragon) pool.emplace();
    all.forEach(each -> each.add(dragon));
    pool.release(dragon);
    all.forEach(each -> assertTrue(each.isEmpty()));
    assertSame(dragon, pool.emplace());
    assertFalse(DragonLinks.isLinked(dragon));
    all.forEach(each -> each.add(dragon));
    pool.retire(dragon);
    assertEquals(1, pool.reclaim());
    all.forEach(each -> assertTrue(each.isEmpty()));
    assertSame(dragon, pool.emplace());
  }

  @Test
  void release_whereOnlyTheSubclassHasLinks() {
    HuskPool pool = new HuskPool(2, Grain::new);
    GrainSack sack = new GrainSack();
    Husk husk = pool.emplace();
    sack.add((Grain) husk);
    pool.release(husk);
    assertTrue(sack.isEmpty());
    HuskPool plain = new HuskPool(1);
    plain.release(plain.emplace());
  }
}
