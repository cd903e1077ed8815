package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the class of a list, heap or map from the template of its layout. It puts the names of the
 * host in place of the template's, and leaves out type variables and nullness annotations that the
 * host has no use for. What is not a name is copied.
 */
final class StructureWriter {

  private final HostModel host;
  private final StructureModel structure;
  private final StructureText text;
  private final Template template;

  /** The name of the nested iterator class. */
  private final String steps;

  private final NameMarks marks = new NameMarks();
  private final StringBuilder members = new StringBuilder();

  private StructureWriter(HostModel host, StructureModel structure) {
    this.host = host;
    this.structure = structure;
    text = StructureText.of(structure);
    template = text.template();
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    host.hostClass().simpleNames().forEach(names::newName);
    names.newName(structure.generatedClass().simpleName());
    host.typeVariables().stream()
        .flatMap(variable -> variable.bounds().stream())
        .flatMap(StructureWriter::simpleNamesIn)
        .forEach(names::newName);
    steps = names.newName("Steps");
  }

  private static Stream<String> simpleNamesIn(TypeName type) {
    if (type instanceof ClassName named) {
      return named.simpleNames().stream();
    }
    if (type instanceof ParameterizedTypeName generic) {
      return Stream.concat(
          simpleNamesIn(generic.rawType()),
          generic.typeArguments().stream().flatMap(StructureWriter::simpleNamesIn));
    }
    if (type instanceof WildcardTypeName wildcard) {
      return Stream.concat(wildcard.lowerBounds().stream(), wildcard.upperBounds().stream())
          .flatMap(StructureWriter::simpleNamesIn);
    }
    return type instanceof ArrayTypeName array
        ? simpleNamesIn(array.componentType())
        : Stream.empty();
  }

  /** Makes the file of a list, heap or map. */
  static GeneratedSource write(HostModel host, StructureModel structure) {
    return new StructureWriter(host, structure).write();
  }

  private GeneratedSource write() {
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, structure.generatedClass(), structure.isPublic())
            .addStaticBlock(initialization())
            .addJavadoc(
                "$L",
                SourceTidier.fill(
                    text.javadoc(String.join(".", host.hostClass().simpleNames())), 0))
            .addTypeVariables(host.typeVariables())
            .superclass(ParameterizedTypeName.get(template.base(), host.hostType()))
            .alwaysQualify(steps);
    ClassName debugRenderer = host.environment().debugRenderer();
    if (debugRenderer != null) {
      type.addAnnotation(
          AnnotationSpec.builder(debugRenderer)
              .addMember("text", "$S", "\"size = \" + size()")
              .addMember("childrenArray", "$S", "toArray()")
              .addMember("hasChildren", "$S", "!isEmpty()")
              .build());
    }
    for (TemplateToken token : TemplateToken.in(text.members(isGeneric()))) {
      members.append(token.before()).append(textOf(token));
    }
    return GeneratedSource.withMembers(
        host, structure.generatedClass(), type, marks, members.toString());
  }

  /** What makes sure that the class fits the runtime and, of a subclass, that it is known there. */
  private CodeBlock initialization() {
    CodeBlock.Builder code = CodeBlock.builder().add(GeneratedSource.requireVersion());
    if (host.extendsHost()) {
      code.addStatement("$T.links()", host.linksClass());
    }
    return code.build();
  }

  private String textOf(TemplateToken token) {
    return switch (token.kind()) {
      case LITERAL ->
          token.word().equals("\"elements\"") ? marks.mark("$S", structure.name()) : token.word();
      case STATIC -> isGeneric() ? "static " + marks.declare(host.typeVariables()) : "static";
      case NESTED -> steps;
      case CONSTRUCTOR -> structure.generatedClass().simpleName();
      case TESTED -> marks.mark(text.key().tested());
      case KEY -> marks.mark(text.key().type());
      case FUNCTION -> marks.mark("$L", text.key().function());
      case TYPE -> {
        TypeName type = typeOf(token.word(), token.arguments());
        yield marks.mark(token.isNullable() ? nullable(type) : type);
      }
      case WORD -> text.names().getOrDefault(token.word(), token.word());
      case END -> "";
    };
  }

  private TypeName typeOf(String name, @Nullable String arguments) {
    if (name.equals("Element")) {
      return "<?>".equals(arguments) ? host.withWildcards() : host.hostType();
    }
    if (name.equals("Key")) {
      return text.key().boxed();
    }
    if (name.equals("Keys")) {
      return RuntimeTypes.KEYS;
    }
    if (name.equals(template.name())) {
      return arguments == null
          ? structure.generatedClass()
          : host.withTypeVariables(structure.generatedClass());
    }
    return template.imports().getOrDefault(name, ClassName.get("java.lang", name));
  }

  private boolean isGeneric() {
    return !host.typeVariables().isEmpty();
  }

  private TypeName nullable(TypeName name) {
    return GeneratedSource.nullable(host, name);
  }
}
