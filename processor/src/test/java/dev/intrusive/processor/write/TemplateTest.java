package dev.intrusive.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A template and its writer must agree on the sections and on the names that are replaced. */
class TemplateTest {

  private static final String TEMPLATE = "FlatHeapElements";
  private static final Map<String, Object> WORDS =
      Map.of("heapIndex", "place", "heapField", "queue");

  private final HostModel host =
      new HostModel(
          ClassName.get("game", "Timer"),
          List.of(),
          false,
          false,
          false,
          List.of(),
          false,
          true,
          List.of(),
          Set.of(),
          null,
          new HostModel.Environment(null, null, false));

  private TypeSpec written(Map<String, Boolean> features, Map<String, Object> words) {
    ClassName name = ClassName.get("game", "TimerQueue");
    TypeSpec.Builder type = TypeSpec.classBuilder(name);
    HostNames names = new HostNames(host, TemplateTypes.classOf(TEMPLATE), name, "queue", words);
    Template.named(TEMPLATE).addTo(type, features, names);
    return type.build();
  }

  private static long constructors(TypeSpec type) {
    return type.methodSpecs().stream().filter(method -> method.isConstructor()).count();
  }

  @Test
  void section_isThereIfItIsNeeded() {
    assertEquals(2, constructors(written(Map.of("natural", true), WORDS)));
    assertEquals(1, constructors(written(Map.of("natural", false), WORDS)));
  }

  @Test
  void section_thatNobodyDecides_isAnError() {
    assertThrows(IllegalStateException.class, () -> written(Map.of(), WORDS));
  }

  @Test
  void section_thatIsMissing_isAnError() {
    Map<String, Boolean> features = Map.of("natural", true, "other", true);
    assertThrows(IllegalStateException.class, () -> written(features, WORDS));
  }

  @Test
  void word_thatIsMissing_isAnError() {
    Map<String, Object> words = Map.of("other", "place");
    assertThrows(IllegalStateException.class, () -> written(Map.of("natural", true), words));
  }

  @Test
  void names_areThoseOfTheHost() {
    String text = written(Map.of("natural", true), WORDS).toString();
    assertEquals(
        List.of(),
        List.of("Element<", ".heapIndex", ".heapField", "\"elements\"").stream()
            .filter(text::contains)
            .toList());
  }
}
