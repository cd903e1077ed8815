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
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the class of a list, heap or map from the template of its layout, with the names of the
 * host in place of the template's.
 */
final class StructureWriter {

  private StructureWriter() {}

  /** Makes the file of a list, heap or map. */
  static GeneratedSource write(HostModel host, StructureModel structure) {
    StructureText text = StructureText.of(structure);
    ClassName generated = structure.generatedClass();
    HostNames names =
        new HostNames(
                host,
                TemplateTypes.classOf(text.template()),
                generated,
                structure.name(),
                text.words())
            .with(
                TemplateTypes.STEPS,
                generated.nestedClass(nameOfSteps(host, generated, structure.owner())));
    if (structure.isWildcard()) {
      names.ofAllTypeArguments();
    }
    if (structure.owner() != null) {
      names.with(TemplateTypes.OWNER, structure.owner());
    }
    if (text.key() != null) {
      names.with(TemplateTypes.KEY, text.key().type());
    }
    Template template = Template.named(text.template());
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, generated, structure.isPublic(), Modifier.FINAL)
            .addStaticBlock(initialization(host))
            .addJavadoc(Javadoc.ofClass(javadoc(host, structure, text)))
            .addTypeVariables(names.variables(TemplateTypes.VARIABLE))
            .superclass(names.type(template.base()));
    ClassName debugRenderer = host.environment().debugRenderer();
    if (debugRenderer != null) {
      type.addAnnotation(
          AnnotationSpec.builder(debugRenderer)
              .addMember("text", "$S", "\"size = \" + size()")
              .addMember("childrenArray", "$S", "toArray()")
              .addMember("hasChildren", "$S", "!isEmpty()")
              .build());
    }
    template.addTo(type, text.features(), names);
    return GeneratedSource.of(generated, type.build());
  }

  /** A name for the nested class that hides none that its code may have. */
  private static String nameOfSteps(HostModel host, ClassName generated, @Nullable TypeName owner) {
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    host.hostClass().simpleNames().forEach(names::newName);
    names.newName(generated.simpleName());
    Stream.concat(
            host.typeVariables().stream().flatMap(variable -> variable.bounds().stream()),
            Stream.ofNullable(owner))
        .flatMap(StructureWriter::simpleNamesIn)
        .forEach(names::newName);
    return names.newName("Steps");
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

  private static String javadoc(HostModel host, StructureModel structure, StructureText text) {
    String reference = String.join(".", host.hostClass().simpleNames());
    String key =
        text.key() == null ? "" : " by {@link %s#%s}".formatted(reference, text.key().expression());
    return "A %s of {@link %s} objects%s, linked through %s."
        .formatted(structure.noun(), reference, key, links(reference, text.fields()));
  }

  private static String links(String reference, List<String> fields) {
    return fields.stream()
        .map(field -> "{@link %s#%s}".formatted(reference, field))
        .collect(Collectors.joining(", "))
        .replaceFirst(", (?=[^,]*$)", " and ");
  }

  /** What makes sure that the class fits the runtime and, of a subclass, that it is known there. */
  private static CodeBlock initialization(HostModel host) {
    CodeBlock.Builder code = CodeBlock.builder().add(GeneratedSource.requireVersion());
    if (host.extendsHost()) {
      code.addStatement("$T.register()", host.linksClass());
    }
    return code.build();
  }
}
