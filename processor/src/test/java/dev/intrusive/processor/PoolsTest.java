package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

class PoolsTest {

  @ProcessorTest
  void pooledRecord_isRefused(CompilerUnderTest compiler) {
    // The Eclipse compiler shows no place for a record.
    Outcome outcome =
        compiler.compile(
            List.of(
                SourceFile.of(
                    """
                    package game;
                    import dev.intrusive.*;
                    @Pooled
                    record Bullet<T>(T owner) {
                      static BulletPool<String> pool;
                    }
                    """)));
    assertEquals(
        List.of("PooledKind"), outcome.complaints().stream().map(Complaint::idOf).toList());
  }

  @ProcessorTest
  void pooledHostWithoutLists_getsAPoolAlone(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler
            .compileStrictly(
                SourceFile.of(
                    """
                    package game;
                    import dev.intrusive.*;
                    @Pooled
                    final class Bullet {
                      @PoolSlot int slot;
                      void fire(BulletPool pool) { pool.release(pool.emplace()); }
                    }
                    """))
            .requireClean();
    assertEquals(Set.of("game.BulletPool"), outcome.generated().keySet());
    String pool = outcome.generated().getOrDefault("game.BulletPool", "");
    for (String needless : List.of("unlink", "checkLists", "destroy", "prepared")) {
      assertFalse(pool.contains(needless), pool);
    }
  }

  @ProcessorTest
  void abstractClassWithHooks_getsNothing(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler
            .compileStrictly(
                SourceFile.of(
                    """
                    package game;
                    import dev.intrusive.*;
                    abstract class Thing<T> {
                      @PoolSlot int slot;
                      @OnEmplace void init(T thing) {}
                      @OnRelease void end() {}
                    }
                    """))
            .requireClean();
    assertEquals(Set.of(), outcome.generated().keySet());
  }

  @ProcessorTest
  void hook_takesWhatAnotherProcessorGenerates(CompilerUnderTest compiler) {
    Outcome outcome =
        compiler.compile(
            List.of(
                SourceFile.of(
                    """
                    package game;
                    import dev.intrusive.*;
                    import java.util.List;
                    @Pooled
                    class Bullet {
                      @PoolSlot int slot;
                      BulletPool pool;
                      @OnEmplace void init(Late late, List<Late[]> more) {}
                    }
                    """)),
            List.of(new LateSources(List.of(SourceFile.of("package game;\nclass Late {}\n")))),
            compiler.strictOptions());
    assertTrue(
        outcome
            .requireClean()
            .generated()
            .getOrDefault("game.BulletPoolEmplace", "")
            .contains("emplace(Late late, List<Late[]> more)"));
  }

  @ProcessorTest
  void pool_knowsIndexedListsOfASuperclassFromAnotherProcessor(CompilerUnderTest compiler) {
    SourceFile late =
        SourceFile.of(
            """
            package game;
            import dev.intrusive.*;
            abstract class Thing {
              @PoolSlot @IntrusiveLink("things") int slot;
            }
            """);
    Outcome outcome =
        compiler.compile(
            List.of(
                SourceFile.of(
                    """
                    package game;
                    import dev.intrusive.*;
                    @Pooled
                    class Bullet extends Thing {
                      @IntrusiveLink("bullets") final Link<Bullet> link = new Link<>();
                      static boolean use(BulletPool pool, Bullet bullet) {
                        return new ThingThings(pool).add(bullet) && BulletLinks.isLinked(pool, bullet);
                      }
                    }
                    """)),
            List.of(new LateSources(List.of(late))),
            compiler.strictOptions());
    String pool =
        outcome.requireClean().generated().getOrDefault("game.BulletPool", "nothing generated");
    assertTrue(
        pool.contains("super(capacity, factory, options, IndexedLinks.of(ThingThings.class))"),
        pool);
    assertTrue(pool.contains("BulletLinks.unlinkAll(this, object)"), pool);
  }
}
