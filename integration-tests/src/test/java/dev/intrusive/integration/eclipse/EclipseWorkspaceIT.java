package dev.intrusive.integration.eclipse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.integration.Artifacts;
import dev.intrusive.integration.eclipse.EclipseWorkspace.Declaration;
import dev.intrusive.integration.eclipse.EclipseWorkspace.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated types in Eclipse's workspace: as hosts change, builds must not differ from clean ones.
 */
@Tag("extended")
@TestInstance(Lifecycle.PER_CLASS)
class EclipseWorkspaceIT {

  private static final String HOST = "game/GameObject.java";
  private static final String USER = "game/Game.java";

  private static final String USER_TEXT =
      """
      package game;

      class Game {
        final GameObjectMainList list = new GameObjectMainList();

        void update(GameObject object) {
          list.moveToFirst(object);
          GameObjectLinks.unlinkAll(object);
        }
      }
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private Equinox equinox;

  @SuppressWarnings("NullAway.Init")
  private EclipseWorkspace workspace;

  @BeforeAll
  void start() throws Exception {
    equinox = new Equinox(folder);
    workspace = equinox.startWorkspace();
  }

  @AfterAll
  void stop() throws Exception {
    equinox.close();
  }

  @BeforeEach
  void createProject() throws Exception {
    workspace.createProject(List.of(Artifacts.runtimeJar()), Artifacts.processorJar());
  }

  @AfterEach
  void nothingIsLogged() {
    assertEquals(List.of(), workspace.loggedErrors());
  }

  /** A host with a node list. */
  private static String host(String name, String list) {
    return """
    package game;

    import dev.intrusive.IntrusiveLink;
    import dev.intrusive.Link;

    public class %1$s {
      @IntrusiveLink("%2$s")
      final Link<%1$s> link = new Link<>();
    }
    """
        .formatted(name, list);
  }

  /** Builds what has changed, and then all, and compares what comes of both. */
  private List<Problem> buildTwice() throws Exception {
    List<Problem> problems = workspace.build();
    Map<String, String> generated = workspace.generated();
    List<String> classes = workspace.classes();
    assertEquals(workspace.buildAnew(), problems);
    assertEquals(workspace.generated(), generated);
    assertEquals(workspace.classes(), classes);
    return problems;
  }

  @Test
  void hostCreatedEditedRenamedBrokenMendedDeleted() throws Exception {
    workspace.save(HOST, host("GameObject", "mainList"));
    workspace.save(USER, USER_TEXT);
    assertEquals(List.of(), buildTwice());
    assertEquals(
        Set.of("game/GameObjectLinks.java", "game/GameObjectMainList.java"),
        workspace.generated().keySet());

    workspace.save(HOST, host("GameObject", "mainList").replace("link = ", "mainLink = "));
    assertEquals(List.of(), buildTwice());
    assertTrue(
        workspace
            .generated()
            .getOrDefault("game/GameObjectMainList.java", "")
            .contains("mainLink"));

    workspace.save(HOST, host("GameObject", "otherList"));
    assertEquals(
        List.of(
            new Problem(USER, 4, 9, true, "GameObjectMainList cannot be resolved to a type"),
            new Problem(USER, 4, 39, true, "GameObjectMainList cannot be resolved to a type"),
            new Problem(USER, 7, 5, true, "GameObjectMainList cannot be resolved to a type")),
        buildTwice());
    assertEquals(
        Set.of("game/GameObjectLinks.java", "game/GameObjectOtherList.java"),
        workspace.generated().keySet());

    workspace.save(HOST, host("GameObject", "mainList").replace("final Link", "Link"));
    List<Problem> broken = buildTwice();
    assertEquals(1, broken.size(), broken.toString());
    Problem problem = broken.get(0);
    assertEquals(HOST + " 8:20", problem.path() + " " + problem.line() + ":" + problem.column());
    assertTrue(problem.message().startsWith("[IntrusiveLinkNotFinal] "), problem.message());

    workspace.save(HOST, host("GameObject", "mainList"));
    assertEquals(List.of(), buildTwice());

    workspace.delete(HOST);
    workspace.delete(USER);
    assertEquals(List.of(), buildTwice());
    assertEquals(Set.of(), workspace.generated().keySet());
    assertEquals(List.of(), workspace.classes());
  }

  /** Eclipse compiles the host twice then, and drops its problems before the second time. */
  @Test
  void brokenHostWithUser_keepsItsProblemWhenItsListIsRenamed() throws Exception {
    workspace.save(HOST, host("GameObject", "mainList").replace("final Link", "Link"));
    workspace.save(USER, USER_TEXT);
    assertEquals(1, buildTwice().size());
    workspace.save(HOST, host("GameObject", "other").replace("final Link", "Link"));
    assertTrue(buildTwice().stream().anyMatch(problem -> problem.message().contains("NotFinal")));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomSaves(long seed) throws Exception {
    Random random = new Random(seed);
    List<String> names = List.of("Ant", "Bee", "Cat", "Dog");
    Map<String, String> sources = new TreeMap<>();
    for (int step = 0; step < 25; step++) {
      for (int changes = random.nextInt(3); changes >= 0; changes--) {
        String name = names.get(random.nextInt(names.size()));
        String path = "game/" + name + ".java";
        String list = random.nextBoolean() ? "all" : "some";
        switch (random.nextInt(6)) {
          case 0 -> {
            if (sources.remove(path) != null) {
              workspace.delete(path);
            }
            continue;
          }
          case 1 -> sources.put(path, host(name, list).replace("final ", ""));
          case 2 -> sources.put(path, host(name, list).replace(";\n}", "\n}"));
          case 3 ->
              sources.put(
                  path,
                  host(name, list).replace("public class " + name, "public class " + name + "<T>"));
          case 4 ->
              sources.put(
                  path,
                  host(name, list)
                      .replace("\n}", "\n  " + names.get(random.nextInt(4)) + "All others;\n}"));
          default -> sources.put(path, host(name, list));
        }
        workspace.save(path, sources.getOrDefault(path, ""));
      }
      try {
        buildTwice();
      } catch (AssertionError e) {
        throw new AssertionError("step " + step + " of seed " + seed + ": " + sources, e);
      }
    }
  }

  @Test
  void completion_offersGeneratedTypesAndMembers() throws Exception {
    workspace.save(HOST, host("GameObject", "mainList"));
    workspace.save(USER, USER_TEXT);
    assertEquals(List.of(), workspace.build());
    assertOffers(List.of("GameObjectMainList"), "GameObjectMa");
    assertOffers(List.of("moveToFirst", "moveToLast"), "list.moveTo");
    assertOffers(List.of("unlinkAll", "inMainList", "nextInMainList"), "GameObjectLinks.");
  }

  private void assertOffers(List<String> expected, String typed) throws Exception {
    List<String> offered = workspace.complete(USER, after(typed));
    List<String> missing = new ArrayList<>(expected);
    missing.removeAll(offered);
    assertEquals(List.of(), missing, offered.toString());
  }

  private static int after(String typed) {
    return USER_TEXT.indexOf(typed) + typed.length();
  }

  @Test
  void hover_showsJavadoc_andDefinitionLeadsToTheHost() throws Exception {
    workspace.save(HOST, host("GameObject", "mainList"));
    workspace.save(USER, USER_TEXT);
    assertEquals(List.of(), workspace.build());

    Declaration accessor = workspace.declaration(USER, after("unlinkA"));
    assertEquals("game.GameObjectLinks.unlinkAll", accessor.name());
    assertTrue(accessor.javadoc().contains("Takes an object out of all its lists"), "no Javadoc");

    Declaration method = workspace.declaration(USER, after("moveToF"));
    assertEquals("game.GameObjectMainList.moveToFirst", method.name());
    assertTrue(method.javadoc().contains("first"), "no Javadoc: " + method);

    String generated = workspace.generated().getOrDefault("game/GameObjectMainList.java", "");
    assertEquals(".apt_generated/game/GameObjectMainList.java", method.path());
    Declaration field =
        workspace.declaration(method.path(), generated.indexOf("GameObject#link") + 12);
    assertEquals("game.GameObject.link", field.name());
    assertEquals(HOST, field.path());
  }

  /** What is written again, in place of the time that it takes, which no test depends on. */
  @Test
  void oneEdit_compilesAsMuchIn300HostsAsIn10() throws Exception {
    List<String> few = compiledAfterOneEdit(10);
    createProject();
    List<String> many = compiledAfterOneEdit(300);
    assertEquals(few, many);
    assertFalse(many.isEmpty());
  }

  private List<String> compiledAfterOneEdit(int hosts) throws Exception {
    for (int i = 0; i < hosts; i++) {
      workspace.save("game/Host" + i + ".java", host("Host" + i, "all"));
    }
    assertEquals(List.of(), workspace.build());
    assertEquals(3 * hosts, workspace.compiled().size());
    workspace.save("game/Host7.java", host("Host7", "all").replace("link = ", "renamed = "));
    long start = System.nanoTime();
    assertEquals(List.of(), workspace.build());
    System.out.printf(
        "%d hosts: incremental build in %d ms%n", hosts, (System.nanoTime() - start) / 1_000_000);
    return workspace.compiled();
  }

  @ParameterizedTest
  @ValueSource(strings = {"node", "flat", "pooled"})
  void everyKeystroke_givesNoStackTrace(String kind) throws Exception {
    String text = HOSTS_TO_TYPE.getOrDefault(kind, "");
    workspace.save(USER, "package game;\n\nclass Game {}\n");
    for (int length = text.indexOf("import"); length <= text.length(); length++) {
      String typed = text.substring(0, length);
      workspace.save(HOST, typed);
      List<Problem> problems = new ArrayList<>(workspace.build());
      problems.addAll(workspace.edit(HOST, typed));
      for (Problem problem : problems) {
        assertFalse(
            problem.message().contains("ProcessorFailure") || problem.message().contains("\tat "),
            () -> problem + " after\n" + typed);
      }
      assertEquals(List.of(), workspace.loggedErrors(), typed);
    }
    assertEquals(List.of(), buildTwice());
  }

  private static final Map<String, String> HOSTS_TO_TYPE =
      Map.of(
          "node",
          host("GameObject", "mainList"),
          "flat",
          """
          package game;

          import dev.intrusive.IntrusiveLink;

          public class GameObject {
            @IntrusiveLink("all") GameObject next;
            @IntrusiveLink("all") GameObject prev;
            @IntrusiveLink("all") GameObjectAll owner;
          }
          """,
          "pooled",
          """
          package game;

          import dev.intrusive.*;

          @Pooled
          public class GameObject {
            @PoolSlot int slot;

            @OnEmplace
            void begin(int x) {}
          }
          """);
}
