package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.Environment;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A source file that is ready to be written.
 *
 * @param className the class in it
 * @param text its text
 */
public record GeneratedSource(ClassName className, String text) {

  /** The version of the code that is written; {@code dev.intrusive.GeneratedCode} explains it. */
  public static final int VERSION = 1;

  /** The name that generated files give as their origin. */
  private static final String GENERATOR = "dev.intrusive.processor.IntrusiveProcessor";

  private static final String WRAPPER_NAME = "void members(";
  private static final String BODY_START = "{\n";
  private static final String WRAPPER_END = "  }\n}\n";

  /** Starts a top-level class with all that generated classes have in common. */
  public static TypeSpec.Builder newClass(HostModel host, ClassName name, boolean isPublic) {
    return newClass(host, name, isPublic, host.environment().suppressedWarnings());
  }

  /** Starts a top-level class that suppresses other warnings than the host's other classes. */
  static TypeSpec.Builder newClass(
      HostModel host, ClassName name, boolean isPublic, List<String> suppressed) {
    Environment environment = host.environment();
    TypeSpec.Builder type = TypeSpec.classBuilder(name).addModifiers(Modifier.FINAL);
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
    List<String> warnings = new ArrayList<>();
    // For the Eclipse compiler, which knows not all the others and may find them unnecessary.
    warnings.add("all");
    warnings.addAll(suppressed);
    type.addAnnotation(suppress(warnings));
    return type;
  }

  /**
   * Starts a class that objects are made of, which must fit the runtime; what only has static
   * methods is of no use without one.
   */
  static TypeSpec.Builder requiringRuntime(TypeSpec.Builder type) {
    return type.addStaticBlock(requireVersion());
  }

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
  public static TypeName nullable(HostModel host, TypeName type) {
    return host.environment().isNullMarked()
        ? type.annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build())
        : type;
  }

  /** Makes the file of a class. */
  public static GeneratedSource of(HostModel host, ClassName name, TypeSpec type) {
    return finished(name, print(name, type));
  }

  /**
   * Makes the file of a class whose members are text with marks for names. JavaPoet takes names
   * only in members of its own, and qualifies those that type variables hide: they are put into a
   * method with the variables of the host, and taken out again.
   */
  static GeneratedSource withMembers(
      HostModel host, ClassName name, TypeSpec.Builder type, NameMarks marks, String members) {
    MethodSpec wrapper =
        MethodSpec.methodBuilder("members")
            .addTypeVariables(host.typeVariables())
            .addCode(marks.namesIn(members))
            .build();
    String text = print(name, type.addMethod(wrapper).build());
    int wrapperName = text.indexOf(WRAPPER_NAME);
    String head = text.substring(0, text.lastIndexOf('\n', wrapperName) + 1);
    int start = text.indexOf(BODY_START, wrapperName) + BODY_START.length();
    String names = text.substring(start, text.lastIndexOf(WRAPPER_END));
    return finished(name, head + Lines.indented(marks.replace(members, names)) + "}\n");
  }

  private static GeneratedSource finished(ClassName name, String text) {
    return new GeneratedSource(name, SourceTidier.toAscii(SourceTidier.tidy(text)));
  }

  private static String print(ClassName name, TypeSpec type) {
    return JavaFile.builder(name.packageName(), type).build().toString();
  }
}
