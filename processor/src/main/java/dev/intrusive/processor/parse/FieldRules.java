package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.types.Lombok;
import dev.intrusive.processor.types.Symbols;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/** The rules that each annotated field must obey, whatever its layout. */
final class FieldRules {

  private final Symbols symbols;
  private final HostContext context;

  FieldRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    this.context = context;
  }

  /** Checks modifiers and names. */
  void check(AnnotatedField field) {
    Problems problems = context.problems;
    if (field.element().getKind() == ElementKind.ENUM_CONSTANT) {
      problems.add(
          DiagnosticId.IntrusiveLinkStatic,
          // The Eclipse compiler shows no place for a constant.
          context.host,
          "%s is a constant of enum %s, so it cannot hold the link of an object; annotate"
                  .formatted(field.name(), context.host.getSimpleName())
              + " an instance field.");
      return;
    }
    if (!field.isPoolSlot()) {
      checkModifiers(field);
    }
    checkNames(field);
  }

  /** Checks the modifiers of a field; for those of a slot there are other rules. */
  private void checkModifiers(AnnotatedField field) {
    Problems problems = context.problems;
    if (has(field, Modifier.PRIVATE)) {
      problems.add(
          DiagnosticId.IntrusiveLinkPrivate,
          field.element(),
          "field %s is private, so generated code in package %s cannot reach it; make it"
                  .formatted(field.name(), packageName())
              + " package-private.");
    }
    if (has(field, Modifier.STATIC)) {
      problems.add(
          DiagnosticId.IntrusiveLinkStatic,
          field.element(),
          "field %s is static, but each object needs a link of its own; make it an instance field."
              .formatted(field.name()));
    }
  }

  private void checkNames(AnnotatedField field) {
    Problems problems = context.problems;
    List<String> names = field.names();
    if (names == null) {
      context.unknown.add(HostPart.FIELDS);
      context.unknown.add(HostPart.LISTS);
    } else if (names.isEmpty()) {
      problems.add(
          DiagnosticId.ListNameEmpty,
          field.element(),
          field.annotation(),
          "the annotation of field %s names no %s; write the name of its %2$s, such as"
                  .formatted(field.name(), field.kind().noun)
              + " @%s(\"mainList\").".formatted(field.kind().written()));
    } else if (names.size() > 1 && !field.isIndexed()) {
      problems.add(
          DiagnosticId.IntrusiveLinkSeveralNames,
          field.element(),
          field.annotation(),
          field.kind() == StructureKind.LIST
              ? "field %s names %d lists, but one link is in one list at a time, and only a @PoolSlot field"
                      .formatted(field.name(), names.size())
                  + " leads to several; declare one field, or one group of prev, next and list"
                  + " field, per list."
              : "field %s names %d %ss, but it is part of one at a time, and only a @PoolSlot field leads"
                      .formatted(field.name(), names.size(), field.kind().noun)
                  + " to several; declare one group of fields per %s."
                      .formatted(field.kind().noun));
    } else {
      names.forEach(name -> checkName(field, name));
      names.stream()
          .filter(name -> ListNaming.isValid(name) && Collections.frequency(names, name) > 1)
          .distinct()
          .forEach(name -> reportTwice(field, name));
    }
  }

  private void reportTwice(AnnotatedField field, String name) {
    context.problems.add(
        DiagnosticId.ListNameDuplicate,
        field.element(),
        field.annotation(),
        "%s name \"%s\" is twice in the annotation of field %s; keep one, or choose another name."
            .formatted(field.kind().noun, name, field.name()));
  }

  private void checkName(AnnotatedField field, String name) {
    Problems problems = context.problems;
    if (name.isEmpty()) {
      problems.add(
          DiagnosticId.ListNameEmpty,
          field.element(),
          field.annotation(),
          "the %s name of field %s is empty; write a name, such as \"mainList\"."
              .formatted(field.kind().noun, field.name()));
    } else if (!ListNaming.isValid(name)) {
      problems.add(
          DiagnosticId.ListNameInvalid,
          field.element(),
          field.annotation(),
          "\"%s\" is not a valid %s name; write a lowerCamelCase Java identifier without _ or $"
                  .formatted(printable(name), field.kind().noun)
              + " that is not a reserved word, such as \"mainList\".");
    } else if (ListNaming.isReserved(name)) {
      problems.add(
          DiagnosticId.ListNameReserved,
          field.element(),
          field.annotation(),
          "the %s name \"%s\" is taken, because the class %s%s is generated for another purpose;"
                  .formatted(
                      field.kind().noun,
                      name,
                      String.join("_", context.hostClass.simpleNames()),
                      ListNaming.capitalise(name))
              + " choose another name.");
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
    String name = symbols.packageOf(context.host).getQualifiedName().toString();
    return name.isEmpty() ? "<unnamed>" : name;
  }

  static boolean has(AnnotatedField field, Modifier modifier) {
    return Lombok.modifiersOf(field.element()).contains(modifier);
  }
}
