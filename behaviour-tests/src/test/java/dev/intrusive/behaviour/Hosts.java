package dev.intrusive.behaviour;

import dev.intrusive.behaviour.array.BeeFixture;
import dev.intrusive.behaviour.array.DroneFixture;
import dev.intrusive.behaviour.array.ParticleFixture;
import dev.intrusive.behaviour.array.SeatFixture;
import dev.intrusive.behaviour.array.SporeFixture;
import dev.intrusive.behaviour.flat.CellFixture;
import dev.intrusive.behaviour.flat.OrderFixture;
import dev.intrusive.behaviour.indexed.AwakeFixture;
import dev.intrusive.behaviour.indexed.BroodFixture;
import dev.intrusive.behaviour.indexed.BulletFixture;
import dev.intrusive.behaviour.indexed.PebbleFixture;
import dev.intrusive.behaviour.indexed.TileFixture;
import dev.intrusive.behaviour.indexed.TrailFixture;
import dev.intrusive.behaviour.indexed.sub.HordeFixture;
import dev.intrusive.behaviour.inherit.ActorFixture;
import dev.intrusive.behaviour.inherit.sub.MonsterFixture;
import dev.intrusive.behaviour.nested.EntityFixture;
import dev.intrusive.behaviour.node.GameObjectFixture;
import dev.intrusive.behaviour.node.HandWrittenFixture;
import dev.intrusive.behaviour.node.TaskFixture;
import dev.intrusive.behaviour.scene.SceneNodeFixture;
import dev.intrusive.behaviour.wildcard.ErrandFixtures;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * All kinds of hosts. The system property {@code intrusive.hosts} chooses some of them, by names
 * with commas between them.
 */
public final class Hosts implements ArgumentsProvider {

  private static final List<Host> ALL =
      List.of(
          new Host("node", GameObjectFixture::create),
          new Host("node-generic", TaskFixture::create),
          new Host("node-inherited", ActorFixture::create),
          new Host("node-added-to-indexed", HordeFixture::create),
          new Host("node-beside-indexed", BroodFixture::create),
          new Host("node-scene-graph", SceneNodeFixture::create),
          new Host("node-hand-written", HandWrittenFixture::create),
          new Host("node-wildcard", ErrandFixtures::node),
          new Host("flat", OrderFixture::create),
          new Host("flat-generic", CellFixture::create),
          new Host("flat-nested", EntityFixture::create),
          new Host("flat-added-to-node", MonsterFixture::create),
          new Host("flat-beside-indexed", TrailFixture::create),
          new Host("flat-wildcard", ErrandFixtures::flat),
          new Host("array", ParticleFixture::create),
          new Host("array-generic", SeatFixture::create),
          new Host("array-nested-beside-node", BeeFixture::create),
          new Host("array-inherited", DroneFixture::create),
          new Host("array-beside-indexed", SporeFixture::create),
          new Host("array-wildcard", ErrandFixtures::array),
          new Host("indexed", BulletFixture::create),
          new Host("indexed-generic", TileFixture::create),
          new Host("indexed-inherited", dev.intrusive.behaviour.indexed.EntityFixture::create),
          new Host("indexed-beside-others", AwakeFixture::create),
          new Host("indexed-hand-written", PebbleFixture::create));

  @Override
  public Stream<Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    return chosen().stream().map(Arguments::of);
  }

  /** The kind of host with a name. */
  static Host named(String name) {
    return ALL.stream().filter(host -> host.name().equals(name)).findAny().orElseThrow();
  }

  private static List<Host> chosen() {
    String names = System.getProperty("intrusive.hosts", "");
    if (names.isEmpty()) {
      return ALL;
    }
    Set<String> wanted = Set.of(names.split(",", -1));
    List<Host> chosen = ALL.stream().filter(host -> wanted.contains(host.name())).toList();
    if (chosen.size() != wanted.size()) {
      throw new IllegalArgumentException("not all of " + wanted + " are among " + ALL);
    }
    return chosen;
  }
}
