package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hierarchies and projects that are large, and files in any order. */
@Tag("extended")
class ManyHostsTest {

  private static final int LEVELS = 30;

  /** A longer run finds out how the time grows. */
  private static final int HOSTS = Integer.getInteger("intrusive.manyHosts", 20);

  @ProcessorTest
  void deepHierarchy_isParsedOnce(CompilerUnderTest compiler) {
    List<SourceFile> sources = new ArrayList<>();
    for (int level = 0; level < LEVELS; level++) {
      sources.add(
          SourceFile.of(
              """
              package deep;
              import dev.intrusive.*;
              class Host%d%s {
                @IntrusiveLink("list%1$d") final Link<Host%1$d> link%1$d = new Link<>();
              }
              """
                  .formatted(level, level == 0 ? "" : " extends Host" + (level - 1))));
    }
    // Each class would be looked at for each of its subclasses, and so on: 2^30 times.
    assertEquals(2 * LEVELS, compiler.compile(sources).requireClean().generated().size());
  }

  @ProcessorTest
  void orderOfFiles_changesNothing(CompilerUnderTest compiler) {
    List<SourceFile> sources = new ArrayList<>(hosts());
    Outcome first = compiler.compile(sources).requireClean();
    Collections.shuffle(sources, new Random(1));
    assertEquals(first.generated(), compiler.compile(sources).requireClean().generated());
  }

  @Test
  void compilers_makeTheSame() {
    assertEquals(
        CompilerUnderTest.JAVAC.compile(hosts()).requireClean().generated(),
        CompilerUnderTest.ECJ.compile(hosts()).requireClean().generated());
  }

  /** Hosts in all layouts, some of which are superclasses of others. */
  private static List<SourceFile> hosts() {
    return IntStream.range(0, HOSTS)
        .mapToObj(
            i ->
                SourceFile.of(
                    """
                    package many.p%d;
                    import dev.intrusive.*;
                    import java.util.function.Supplier;
                    @Pooled
                    public class Host%d<T extends Comparable<T>>%s {
                      %s@IntrusiveLink({"live%2$d", "gr\\u00f6\\u00dfe%2$d"}) public int slot%2$d;
                      @IntrusiveLink("flat%2$d") Host%2$d<T> prev, next;
                      @IntrusiveLink("flat%2$d") Host%2$dFlat%2$d<T> flat;
                      @IntrusiveLink("node%2$d") final Link<Host%2$d<T>> node%2$d = new Link<>();
                      @OnEmplace void start(Supplier<Host%2$dLive%2$d<T>> list) {}
                      @OnEmplace void run(Runnable task) {}
                      @OnEmplace void begin(T key, Host%2$dPool<T> pool) {}
                    }
                    """
                        .formatted(i / 10, i, "", "@PoolSlot ")))
        .toList();
  }
}
