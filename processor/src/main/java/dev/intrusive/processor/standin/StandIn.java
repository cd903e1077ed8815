package dev.intrusive.processor.standin;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.write.GeneratedSource;
import javax.lang.model.element.Modifier;

/** What the classes of all kinds of stand-ins have in common. */
final class StandIn {

  private StandIn() {}

  /** Starts the class of a stand-in. */
  static TypeSpec.Builder newClass(
      HostModel host, ClassName name, boolean isPublic, ClassName base) {
    return GeneratedSource.newClass(host, name, isPublic)
        .addJavadoc("Stands in for a class whose declaration has errors.\n")
        .addTypeVariables(host.typeVariables())
        .superclass(ParameterizedTypeName.get(base, host.hostType()));
  }

  /** The body of each method that would do something. */
  static CodeBlock refusal(HostModel host) {
    return CodeBlock.builder()
        .addStatement(
            "throw new $T($S)",
            IllegalStateException.class,
            host.hostClass().simpleName() + " was compiled with errors")
        .build();
  }

  /** The method by which the accessors find the structure of an element. */
  static MethodSpec holding(HostModel host, StructureModel structure) {
    return MethodSpec.methodBuilder("holding")
        .addModifiers(Modifier.STATIC)
        .addTypeVariables(host.typeVariables())
        .returns(GeneratedSource.nullable(host, host.withTypeVariables(structure.generatedClass())))
        .addParameter(host.hostType(), "element")
        .addStatement("return null")
        .build();
  }
}
