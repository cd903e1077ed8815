package dev.intrusive.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Generated;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Processors that run after ours see each class, since ours claims no annotation. */
class ProcessorsBehindTest {

  private static final SourceFile ORDER =
      SourceFile.of(
          """
          package game;

          import dev.intrusive.*;

          class Order {
            @IntrusiveLink("queue") Order prev, next;
            @IntrusiveLink("queue") OrderQueue queue;
          }
          """);

  private static final SourceFile PLAIN =
      SourceFile.of(
          """
          package game;

          @javax.annotation.processing.Generated("by hand")
          class Plain {}
          """);

  @ProcessorTest
  void processorOfEverything_seesHostsAndGeneratedClasses(CompilerUnderTest compiler) {
    Recorder behind = new Recorder("*");
    // Of a host alone, all annotations are ours in the first round.
    compile(compiler, behind, ORDER);
    assertEquals(Set.of("game.Order", "game.OrderLinks", "game.OrderQueue"), behind.roots);
  }

  @ProcessorTest
  void processorOfGenerated_seesWhatIsGenerated(CompilerUnderTest compiler) {
    Recorder behind = new Recorder(Generated.class.getName());
    compile(compiler, behind, ORDER, PLAIN);
    assertEquals(Set.of("game.OrderLinks", "game.OrderQueue", "game.Plain"), behind.annotated);
  }

  @ProcessorTest
  void processorOfGenerated_runsWithoutAHost(CompilerUnderTest compiler) {
    Recorder behind = new Recorder(Generated.class.getName());
    compile(compiler, behind, PLAIN);
    assertEquals(Set.of("game.Plain"), behind.annotated);
  }

  private static void compile(CompilerUnderTest compiler, Processor behind, SourceFile... sources) {
    Outcome outcome =
        compiler.compileWith(List.of(), List.of(behind), List.of(sources), "--release", "17");
    assertTrue(outcome.success(), () -> outcome.messages().toString());
  }

  /** Notes what it is shown. */
  private static final class Recorder extends AbstractProcessor {

    final Set<String> roots = new TreeSet<>();
    final Set<String> annotated = new TreeSet<>();
    private final String supported;

    Recorder(String supported) {
      this.supported = supported;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of(supported);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      round.getRootElements().forEach(root -> roots.add(root.toString()));
      for (Element element : round.getElementsAnnotatedWith(Generated.class)) {
        annotated.add(element.toString());
      }
      return false;
    }
  }
}
