package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.StructureKind;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/** The rules that each annotated field must obey, whatever its layout. */
final class FieldRules {

  private final HostContext context;

  FieldRules(HostContext context) {
    this.context = context;
  }

  /** Checks modifiers and names. */
  void check(AnnotatedField field) {
    if (field.element().getKind() == ElementKind.ENUM_CONSTANT) {
      // The Eclipse compiler shows no place for a constant.
      context.report(Rule.EnumConstantAsLink, context.host, field.name(), context.host);
      return;
    }
    // For those of a slot there are other rules.
    if (!field.isPoolSlot()) {
      context.forbid(Modifier.PRIVATE, field.element(), Rule.IntrusiveLinkPrivate, packageName());
      context.forbid(Modifier.STATIC, field.element(), Rule.IntrusiveLinkStatic);
    }
    checkNames(field);
  }

  private void checkNames(AnnotatedField field) {
    String noun = field.kind().noun();
    List<String> names = field.names();
    if (names == null) {
      context.unknown.add(HostPart.FIELDS);
      context.unknown.add(HostPart.LISTS);
    } else if (names.isEmpty()) {
      context.reportAnnotation(
          Rule.NoListName,
          field,
          field.name(),
          noun,
          field.annotation().getAnnotationType().asElement());
    } else if (names.size() > 1 && !field.isIndexed()) {
      Rule rule =
          field.kind() == StructureKind.LIST ? Rule.IntrusiveLinkSeveralNames : Rule.PartOfSeveral;
      context.reportAnnotation(rule, field, field.name(), names.size(), noun);
    } else {
      names.forEach(name -> checkName(field, name));
      names.stream()
          .filter(name -> ListNaming.isValid(name) && Collections.frequency(names, name) > 1)
          .distinct()
          .forEach(
              name ->
                  context.reportAnnotation(Rule.NameTwiceOnField, field, noun, name, field.name()));
    }
  }

  private void checkName(AnnotatedField field, String name) {
    String noun = field.kind().noun();
    if (name.isEmpty()) {
      context.reportAnnotation(Rule.ListNameEmpty, field, noun, field.name());
    } else if (!ListNaming.isValid(name)) {
      context.reportAnnotation(Rule.ListNameInvalid, field, printable(name), noun);
    } else if (ListNaming.isReserved(name)) {
      String generated = ListNaming.structureClass(context.hostClass, name).simpleName();
      context.reportAnnotation(Rule.ListNameReserved, field, noun, name, generated);
    }
  }

  /** The name with escapes for what would not show in a message. */
  private static String printable(String name) {
    StringBuilder text = new StringBuilder();
    name.chars()
        .forEach(
            c ->
                text.append(
                    Character.isISOControl(c) || Character.getType(c) == Character.FORMAT
                        ? "\\u%04x".formatted(c)
                        : String.valueOf((char) c)));
    return text.toString();
  }

  private String packageName() {
    String name = context.symbols.packageOf(context.host).getQualifiedName().toString();
    return name.isEmpty() ? "<unnamed>" : name;
  }
}
