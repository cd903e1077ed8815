package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.HostModel.Environment;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Finds out how generated code for a host is to be annotated. */
final class EnvironmentParser {

  private static final List<String> GENERATED_ANNOTATIONS =
      List.of("javax.annotation.processing.Generated", "javax.annotation.Generated");

  private static final String DEBUG_RENDERER = "org.jetbrains.annotations.Debug.Renderer";

  private final Symbols symbols;

  EnvironmentParser(Symbols symbols) {
    this.symbols = symbols;
  }

  /** Looks around a host. */
  Environment parse(TypeElement host) {
    return new Environment(
        firstVisible(host, GENERATED_ANNOTATIONS),
        firstVisible(host, List.of(DEBUG_RENDERER)),
        isNullMarked(host));
  }

  private @Nullable ClassName firstVisible(TypeElement host, List<String> annotations) {
    for (String name : annotations) {
      TypeElement annotation = symbols.find(host, name);
      if (annotation != null) {
        return ClassName.get(annotation);
      }
    }
    return null;
  }

  /** Whether the host declares the nullness of its types, so that generated code must. */
  private static boolean isNullMarked(TypeElement host) {
    for (Element scope = host; scope != null; scope = scope.getEnclosingElement()) {
      if (Mirrors.isAnnotated(scope, "org.jspecify.annotations.NullUnmarked")) {
        return false;
      }
      if (Mirrors.isAnnotated(scope, "org.jspecify.annotations.NullMarked")) {
        return true;
      }
    }
    return false;
  }
}
