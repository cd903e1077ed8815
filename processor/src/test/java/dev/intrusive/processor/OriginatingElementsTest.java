package dev.intrusive.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.Test;

/** Gradle runs an isolating processor again for a host alone: each file must say whose it is. */
class OriginatingElementsTest {

  @Test
  void generatedFile_originatesInItsHostAlone() {
    SortedMap<String, List<String>> origins = new TreeMap<>();
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new WrappedProcessor(filer -> recording(filer, origins)))
            .compile(
                JavaFileObjects.forSourceString(
                    "game.World",
                    """
                    package game;
                    import dev.intrusive.*;
                    class World {
                      static class Entity {
                        @IntrusiveLink("all") final Link<Entity> link = new Link<>();
                      }
                      static class Player extends Entity {
                        @IntrusiveLink("team") Player teamPrev, teamNext;
                        @IntrusiveLink("team") World_PlayerTeam teamOwner;
                      }
                    }
                    """),
                JavaFileObjects.forSourceString(
                    "game.Item",
                    """
                    package game;
                    import dev.intrusive.*;
                    @Pooled
                    class Item extends World.Entity {
                      @PoolSlot int slot;
                      @IntrusiveLink("bag") final Link<Item> bag = new Link<>();
                      @IntrusiveLink("shop") final Link<Item> shop = new Link<>();
                      World_PlayerTeam buyers;
                    }
                    """));
    assertThat(compilation).succeeded();
    assertEquals(
        Map.of(
            "game.ItemBag", List.of("game.Item"),
            "game.ItemLinks", List.of("game.Item"),
            "game.ItemPool", List.of("game.Item"),
            "game.ItemShop", List.of("game.Item"),
            "game.World_EntityAll", List.of("game.World.Entity"),
            "game.World_EntityLinks", List.of("game.World.Entity"),
            "game.World_PlayerLinks", List.of("game.World.Player"),
            "game.World_PlayerTeam", List.of("game.World.Player")),
        origins);
  }

  /** Records for whom a filer creates files. */
  private static Filer recording(Filer filer, Map<String, List<String>> origins) {
    return (Filer)
        Proxy.newProxyInstance(
            Filer.class.getClassLoader(),
            new Class<?>[] {Filer.class},
            (proxy, method, arguments) -> {
              if (method.getName().startsWith("create")) {
                // The originating elements are the last parameter of each of these methods.
                Element[] elements = (Element[]) arguments[arguments.length - 1];
                String name = String.valueOf(arguments[arguments.length - 2]);
                origins.put(name, Stream.of(elements).map(Element::toString).toList());
              }
              try {
                return method.invoke(filer, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
