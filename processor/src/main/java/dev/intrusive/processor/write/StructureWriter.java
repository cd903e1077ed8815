package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the class of a list, heap or map from the template of its layout, with the names of the
 * host in place of the template's.
 */
public final class StructureWriter {

  private StructureWriter() {}

  /** Makes the file of a list, heap or map. */
  public static String write(HostModel host, StructureModel structure) {
    StructureTemplate source = StructureTemplate.of(structure);
    Template template = Template.named(source.name());
    ClassName generated = structure.generatedClass();
    HostNames names =
        new HostNames(
                host,
                TemplateTypes.classOf(source.name()),
                generated,
                structure.isStub() ? GeneratedSource.stubMessage(host) : structure.name(),
                source.words(structure))
            .with(
                TemplateTypes.STEPS,
                generated.nestedClass(GeneratedSource.nestedName(host, "Steps")));
    if (structure.isWildcard()) {
      names.ofAllTypeArguments();
    }
    if (structure.owner() != null) {
      names.with(TemplateTypes.OWNER, structure.owner());
    }
    if (structure.key() != null) {
      names.with(TemplateTypes.KEY, structure.key().type());
    }
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, generated, structure.isPublic(), Modifier.FINAL)
            .addTypeVariables(names.variables(TemplateTypes.VARIABLE))
            .superclass(names.type(template.base()));
    if (structure.isStub()) {
      type.addJavadoc(GeneratedSource.STUB);
    } else {
      type.addJavadoc(Javadoc.ofClass(javadoc(host, structure)))
          .addStaticBlock(initialization(host));
    }
    ClassName debugRenderer = host.environment().debugRenderer();
    if (debugRenderer != null) {
      type.addAnnotation(
          AnnotationSpec.builder(debugRenderer)
              .addMember("text", "$S", "\"size = \" + size()")
              .addMember("childrenArray", "$S", "toArray()")
              .addMember("hasChildren", "$S", "!isEmpty()")
              .build());
    }
    template.addTo(type, source.features(structure), names);
    if (source == StructureTemplate.IndexedElements) {
      // The two layouts have the same operations, by links or by slots.
      Map<String, Object> slotForLink = Map.of("link", structure.fields().get(0));
      Template.named("NodeElements")
          .addTo(
              type,
              Map.of("node", false, "owner", false, "unowned", false),
              new HostNames(host, generated, generated, "", slotForLink));
    }
    return GeneratedSource.of(generated, type.build());
  }

  private static String javadoc(HostModel host, StructureModel structure) {
    String reference = String.join(".", host.hostClass().simpleNames());
    KeyModel key = structure.key();
    String by = key == null ? "" : " by {@link %s#%s}".formatted(reference, key.expression());
    return ("A %s of {@link %s} objects%s, linked through %s. %s. One thread at a time may use it;"
            + " see the <a href=\"https://intrusive.dev\">guide</a>.")
        .formatted(
            structure.kind().noun(),
            reference,
            by,
            links(reference, structure.fields()),
            operations(structure.kind()));
  }

  private static String operations(StructureKind kind) {
    return switch (kind) {
      case LIST -> "{@code addLast}, {@code remove} and {@code moveToLast} are O(1)";
      case HEAP -> "{@code add}, {@code poll}, {@code remove} and {@code update} are O(log n)";
      case MAP -> "{@code get}, {@code add} and {@code remove} are O(1) on average";
    };
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
