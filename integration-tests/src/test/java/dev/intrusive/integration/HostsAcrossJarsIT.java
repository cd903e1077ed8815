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
                """)
            .add(
                "engine/Particle.java",
                """
                package engine;

                import dev.intrusive.PoolSlot;
                import dev.intrusive.Pooled;

                @Pooled
                public class Particle {
                  @PoolSlot int slot;
                }
                """)
            .add(
                "engine/Engine.java",
                """
                package engine;

                public class Engine {
                  public static String despawn(Creature creature) {
                    String lists = CreatureLinks.describe(creature).replaceAll("@\\\\w+", "");
                    int left = CreatureLinks.unlinkAll(creature);
                    return lists + " " + left + " " + CreatureLinks.isLinked(creature);
                  }
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
                "game/Spark.java",
                """
                package game;

                import dev.intrusive.IntrusiveLink;
                import dev.intrusive.Link;
                import engine.Particle;

                public class Spark extends Particle {
                  @IntrusiveLink("glowing")
                  final Link<Spark> glowingLink = new Link<>();
                }
                """)
            .add(
                "game/Main.java",
                """
                package game;

                import engine.CreatureAlive;
                import engine.CreatureSleeping;
                import engine.Engine;
                import engine.ParticlePool;

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

                    Dragon free = new Dragon();
                    alive.add(free);
                    flying.add(free);
                    System.out.println(Engine.despawn(free));
                    System.out.println(flying.size());

                    ParticlePool particles = new ParticlePool(1, Spark::new);
                    SparkGlowing glowing = new SparkGlowing();
                    Spark spark = (Spark) particles.emplace();
                    glowing.add(spark);
                    particles.release(spark);
                    System.out.println(glowing.size());
                  }
                }
                """);
  }

  @Test
  void subclass_leavesTheListsOfBothJars() throws IOException {
    compile(game, path(Artifacts.runtimeJar(), engine));
    String path = path(Artifacts.runtimeJar(), engine, game.classes());
    assertEquals(
        """
        3
        0
        Dragon[alive: in CreatureAlive of size 1, sleeping: not linked, flying: in DragonFlying of\
         size 1] 2 false
        0
        0
        """,
        game.java("-cp", path, "game.Main").requireSuccess().output());
  }

  @Test
  void lists_areGeneratedWhereTheirLinksAre() throws IOException {
    compile(game, path(Artifacts.runtimeJar(), engine));
    assertEquals(
        Set.of(
            "game/DragonFlying.java",
            "game/DragonLinks.java",
            "game/DragonPool.java",
            "game/SparkGlowing.java",
            "game/SparkLinks.java"),
        Project.filesBelow(game.generated()).keySet());
  }

  private static void compile(Project project, String classPath) throws IOException {
    project
        .javac(
            "-Xlint:all,-processing",
            "-Werror",
            "-cp",
            classPath,
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSilentSuccess();
  }
}
