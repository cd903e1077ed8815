package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DebuggerViewTest {

  private static final SourceFile HOST =
      SourceFile.of(
          """
          package game;
          import dev.intrusive.*;
          class Orc {
            @IntrusiveLink("horde") final Link<Orc> link = new Link<>();
          }
          """);

  /** What users have who depend on JetBrains' annotations. */
  private static final SourceFile ANNOTATION =
      SourceFile.of(
          """
          package org.jetbrains.annotations;
          public class Debug {
            private Debug() {}
            public @interface Renderer {
              String text() default "";
              String childrenArray() default "";
              String hasChildren() default "";
            }
          }
          """);

  @ProcessorTest
  void listClass_isRenderedIfTheAnnotationIsThere(CompilerUnderTest compiler) {
    Outcome outcome = compiler.compileStrictly(HOST, ANNOTATION).requireClean();
    String list = outcome.generated().getOrDefault("game.OrcHorde", "");
    assertTrue(list.contains("@Debug.Renderer("), list);
    assertTrue(list.contains("childrenArray = \"toArray()\""), list);
  }

  @ProcessorTest
  void listClass_isPlainOtherwise(CompilerUnderTest compiler) {
    Outcome outcome = compiler.compileStrictly(HOST).requireClean();
    String list = outcome.generated().getOrDefault("game.OrcHorde", "");
    assertTrue(list.contains("class OrcHorde"), list);
    assertFalse(list.contains("Renderer"), list);
  }
}
