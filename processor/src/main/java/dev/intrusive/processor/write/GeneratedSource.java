package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.Environment;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * A source file that is ready to be written.
 *
 * @param className the class in it
 * @param text its text
 */
public record GeneratedSource(ClassName className, String text) {

  /**
   * The version of the code that is written; {@code dev.intrusive.generated.GeneratedCode} explains
   * it.
   */
  public static final int VERSION = 1;

  /** The name that generated files give as their origin. */
  private static final String GENERATOR = "dev.intrusive.processor.IntrusiveProcessor";

  /**
   * What code that is made of the types and names of others may make a compiler warn of. All is for
   * the Eclipse compiler, which does not know each of the others and may find it unnecessary.
   */
  private static final AnnotationSpec SUPPRESSION =
      AnnotationSpec.builder(SuppressWarnings.class)
          .addMember(
              "value",
              "{$<\n$L$<\n}$>$>",
              Stream.of(
                      "all",
                      "deprecation",
                      "exports",
                      "overloads",
                      "rawtypes",
                      "removal",
                      "unchecked")
                  .map(warning -> CodeBlock.of("$S", warning))
                  .collect(CodeBlock.joining(",\n")))
          .build();

  /** Starts a top-level class with all that generated classes have in common. */
  static TypeSpec.Builder newClass(
      HostModel host, ClassName name, boolean isPublic, Modifier modifier) {
    Environment environment = host.environment();
    TypeSpec.Builder type = TypeSpec.classBuilder(name).addModifiers(modifier);
    // The annotations of a class are in the scope of its type variables.
    host.typeVariables().forEach(variable -> type.alwaysQualify(variable.name()));
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addAnnotation(RuntimeTypes.INTRUSIVE_GENERATED);
    if (environment.generatedAnnotation() != null) {
      type.addAnnotation(
          AnnotationSpec.builder(environment.generatedAnnotation())
              .addMember("value", "$S", GENERATOR)
              .build());
    }
    if (environment.isNullMarked()) {
      type.addAnnotation(RuntimeTypes.NULL_MARKED);
    }
    return type.addAnnotation(SUPPRESSION);
  }

  /** What makes sure that a class of objects fits the runtime. */
  static CodeBlock requireVersion() {
    return CodeBlock.of("$T.requireVersion($L);\n", RuntimeTypes.GENERATED_CODE, VERSION);
  }

  /** An annotation that suppresses warnings. */
  static AnnotationSpec suppress(List<String> warnings) {
    CodeBlock names =
        warnings.stream()
            .map(warning -> CodeBlock.of("$S", warning))
            .collect(CodeBlock.joining(", "));
    return AnnotationSpec.builder(SuppressWarnings.class)
        .addMember("value", warnings.size() == 1 ? "$L" : "{$L}", names)
        .build();
  }

  /** A type whose values can be null, annotated as such if the host is null-marked. */
  static TypeName nullable(HostModel host, TypeName type) {
    return host.environment().isNullMarked()
        ? type.annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build())
        : type;
  }

  /** Makes the file of a class. */
  static GeneratedSource of(ClassName name, TypeSpec type) {
    String text = JavaFile.builder(name.packageName(), type).build().toString();
    return new GeneratedSource(name, SourceTidier.toAscii(SourceTidier.tidy(text)));
  }
}
