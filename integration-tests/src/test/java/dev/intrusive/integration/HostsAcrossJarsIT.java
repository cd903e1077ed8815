package dev.intrusive.integration;

import static dev.intrusive.integration.SampleProgram.path;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host in one jar, and a subclass with more lists in the code of a user of that jar. */
class HostsAcrossJarsIT {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Path engine;

  @SuppressWarnings("NullAway.Init")
  private Project game;

  @BeforeEach
  void createJarAndUser() throws IOException {
    Project library =
        new Project(Files.createDirectory(folder.resolve("engine")))
            .add(
                "engine/Creature.java",
                """
                package engine;

                import dev.intrusive.IntrusiveLink;
                import dev.intrusive.Link;

                public class Creature {
                  @IntrusiveLink("alive")
                  final Link<Creature> aliveLink = new Link<>();

                  @IntrusiveLink("sleeping")
                  Creature sleepPrev, sleepNext;

                  @IntrusiveLink("sleeping")
                  CreatureSleeping sleepOwner;
                }
                """);
    compile(library, path(Artifacts.runtimeJar()));
    engine = Archive.of(library.classes(), folder.resolve("engine.jar"));
    game =
        new Project(Files.createDirectory(folder.resolve("game")))
            .add(
                "game/Dragon.java",
                """
                package game;

                import dev.intrusive.IntrusiveLink;
                import dev.intrusive.Link;
                import dev.intrusive.OnEmplace;
                import dev.intrusive.PoolSlot;
                import dev.intrusive.Pooled;
                import engine.Creature;

                @Pooled
                public class Dragon extends Creature {
                  @PoolSlot int slot;

                  @IntrusiveLink("flying")
                  final Link<Dragon> flyingLink = new Link<>();
                }
                """)
            .add(
                "game/Main.java",
                """
                package game;

                import engine.CreatureAlive;
                import engine.CreatureSleeping;

                class Main {
                  public static void main(String[] args) {
                    CreatureAlive alive = new CreatureAlive();
                    CreatureSleeping sleeping = new CreatureSleeping();
                    DragonFlying flying = new DragonFlying();
                    DragonPool dragons = new DragonPool(1);
                    Dragon dragon = dragons.emplace();
                    alive.add(dragon);
                    sleeping.add(dragon);
                    flying.add(dragon);
                    System.out.println(DragonLinks.unlinkAll(dragon));
                    alive.add(dragon);
                    dragons.release(dragon);
                    System.out.println(alive.size());
                  }
                }
                """);
  }

  @Test
  void subclass_leavesTheListsOfBothJars() throws IOException {
    compile(game, path(Artifacts.runtimeJar(), engine));
    String path = path(Artifacts.runtimeJar(), engine, game.classes());
    assertEquals("3\n0\n", game.java("-cp", path, "game.Main").requireSuccess().output());
  }

  @Test
  void lists_areGeneratedWhereTheirLinksAre() throws IOException {
    compile(game, path(Artifacts.runtimeJar(), engine));
    assertEquals(
        Set.of("game/DragonFlying.java", "game/DragonLinks.java", "game/DragonPool.java"),
        Project.filesBelow(game.generated()).keySet());
  }

  private static void compile(Project project, String classPath) throws IOException {
    project
        .javac(
            "-Xlint:all",
            "-Werror",
            "-cp",
            classPath,
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSilentSuccess();
  }
}
