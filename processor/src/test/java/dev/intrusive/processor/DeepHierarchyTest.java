package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** A class is looked at once, however many subclasses it has. */
@Tag("extended")
class DeepHierarchyTest {

  private static final int LEVELS = 30;

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
}
