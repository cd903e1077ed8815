package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.Environment;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What the sources of all generated classes have in common. */
public final class GeneratedSource {

  /**
   * The version of the code that is written; {@code dev.intrusive.generated.GeneratedCode} explains
   * it.
   */
  public static final int VERSION = 1;

  /** The comment of stubs. */
  static final String STUB = "A stub, since the declaration has errors.";

  /** The name that generated files give as their origin. */
  private static final String GENERATOR = "dev.intrusive.processor.IntrusiveProcessor";

  /**
   * What compilers warn of in generated code: types and names that the host brings, and casts that
   * are unchecked, or that some hosts do not need. All is for the Eclipse compiler, which does not
   * know each of the others and may find it unnecessary.
   */
  private static final AnnotationSpec SUPPRESSION =
      AnnotationSpec.builder(SuppressWarnings.class)
          .addMember(
              "value",
              "{$<\n$L$<\n}$>$>",
              Stream.of(
                      "all",
                      "cast",
                      "deprecation",
                      "exports",
                      "overloads",
                      "rawtypes",
                      "removal",
                      "unchecked",
                      "varargs")
                  .map(warning -> CodeBlock.of("$S", warning))
                  .collect(CodeBlock.joining(",\n")))
          .build();

  private GeneratedSource() {}

  /** Starts a top-level class with all that generated classes have in common. */
  static TypeSpec.Builder newClass(
      HostModel host, ClassName name, boolean isPublic, Modifier modifier) {
    Environment environment = host.environment();
    TypeSpec.Builder type = TypeSpec.classBuilder(name).addModifiers(modifier);
    // In annotations, too, a type variable hides a class of its name.
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

  /** A type whose values can be null, annotated as such if the host is null-marked. */
  static TypeName nullable(HostModel host, TypeName type) {
    return host.environment().isNullMarked()
        ? type.annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build())
        : type;
  }

  /** The message of what the methods of a stub throw. */
  static String stubMessage(HostModel host) {
    return host.hostClass().simpleName() + " was compiled with errors";
  }

  /** A name for a nested class that hides no type variable and no class of the host. */
  static String nestedName(HostModel host, String suggestion) {
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    host.hostClass().simpleNames().forEach(names::newName);
    host.generatedClasses().forEach(each -> names.newName(each.simpleName()));
    return names.newName(suggestion);
  }

  /** Makes the text of the file of a class. */
  static String of(ClassName name, TypeSpec type) {
    String text = JavaFile.builder(name.packageName(), type).build().toString();
    return SourceTidier.toAscii(SourceTidier.tidy(text));
  }
}
