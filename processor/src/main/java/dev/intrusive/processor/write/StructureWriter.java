package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

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
            .with(TemplateTypes.STEPS, generated.nestedClass(nameOfSteps(host)));
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
    if (structure instanceof ListModel.Indexed list) {
      // The two layouts have the same operations, by links or by slots.
      Map<String, Object> slotForLink = Map.of("link", list.slot());
      Template.named("NodeElements")
          .addTo(
              type,
              Map.of("node", false, "owner", false, "unowned", false),
              new HostNames(host, generated, generated, "", slotForLink));
    }
    return GeneratedSource.of(generated, type.build());
  }

  /** A name for the nested class that hides no type variable and no class of the host. */
  private static String nameOfSteps(HostModel host) {
    NameAllocator names = new NameAllocator();
    host.typeVariables().forEach(variable -> names.newName(variable.name()));
    host.hostClass().simpleNames().forEach(names::newName);
    host.generatedClasses().forEach(each -> names.newName(each.simpleName()));
    return names.newName("Steps");
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
