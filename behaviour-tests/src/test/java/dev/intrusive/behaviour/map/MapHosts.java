package dev.intrusive.behaviour.map;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * All kinds of maps. The system property {@code intrusive.mapHosts} chooses some of them, by names
 * with commas between them.
 */
public final class MapHosts implements ArgumentsProvider {

  private static final List<MapHost> ALL =
      List.of(
          new MapHost("flat-long", FlatFixtures::byLong),
          new MapHost("flat-int-sequential", FlatFixtures::byInt),
          new MapHost("flat-string", FlatFixtures::byString),
          new MapHost("flat-byte", FlatFixtures::byByte),
          new MapHost("flat-short", FlatFixtures::byShort),
          new MapHost("flat-char-sequential", FlatFixtures::byChar),
          new MapHost("flat-float-sequential", FlatFixtures::byFloat),
          new MapHost("flat-double", FlatFixtures::byDouble),
          new MapHost("flat-enum", FlatFixtures::byEnum),
          new MapHost("flat-record", FlatFixtures::byRecord),
          new MapHost("flat-generic", FlatFixtures::byTypeVariable),
          new MapHost("flat-wildcard", FlatFixtures::ofAllTypeArguments),
          new MapHost("flat-nested", FlatFixtures::ofNestedHost),
          new MapHost("flat-inherited", FlatFixtures::inherited),
          new MapHost("flat-added", FlatFixtures::added),
          new MapHost("indexed-int", IndexedFixtures::byInt),
          new MapHost("indexed-string", IndexedFixtures::byString),
          new MapHost("indexed-double-sequential", IndexedFixtures::byDouble),
          new MapHost("indexed-generic", IndexedFixtures::byTypeVariable));

  @Override
  public Stream<Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    return chosen().stream().map(Arguments::of);
  }

  static List<MapHost> chosen() {
    String names = System.getProperty("intrusive.mapHosts", "");
    if (names.isEmpty()) {
      return ALL;
    }
    Set<String> wanted = Set.of(names.split(",", -1));
    List<MapHost> chosen = ALL.stream().filter(host -> wanted.contains(host.name())).toList();
    if (chosen.size() != wanted.size()) {
      throw new IllegalArgumentException("not all of " + wanted + " are among " + ALL);
    }
    return chosen;
  }
}
