package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.ListModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a list of the array layout from a group of fields: an index and a list field. */
final class ArrayListParser {

  private final SourceNames sourceNames;
  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;

  ArrayListParser(Symbols symbols, HostContext context, FieldGroup group) {
    this.sourceNames = symbols.sourceNames;
    this.rules = new LinkFieldRules(symbols, context);
    this.context = context;
    this.group = group;
  }

  /**
   * Returns the list, or null if the group has problems.
   *
   * @param indexes the fields of type int
   * @param listFields the fields of the generated type
   * @param others the fields of other types
   */
  @Nullable ListModel parse(
      List<AnnotatedField> indexes, List<AnnotatedField> listFields, List<AnnotatedField> others) {
    String hidden = listFields.isEmpty() ? rules.hiddenFieldOf(group) : null;
    reportSeveral(indexes, "int fields for the index");
    reportSeveral(listFields, "list fields");
    indexes.forEach(this::requireOneName);
    for (AnnotatedField other : others) {
      if (listFields.isEmpty() && hidden == null) {
        reportListField(other);
      } else {
        reportIndex(other);
      }
    }
    rules.requireAssignable(group.fields());
    rules.requireOwnArguments(listFields);
    return indexes.isEmpty() || (listFields.isEmpty() && hidden == null)
        ? null
        : new ListModel.Array(
            group.name(),
            group.generatedClass(context.hostClass),
            context.isPublic(group),
            indexes.get(0).name(),
            hidden == null ? listFields.get(0).name() : hidden);
  }

  private void reportSeveral(List<AnnotatedField> fields, String what) {
    if (fields.size() > 1) {
      for (AnnotatedField field : fields) {
        context.problems.add(
            DiagnosticId.ArrayLinkAmbiguous,
            field.element(),
            "list \"%s\" has %d %s; keep one.".formatted(group.name(), fields.size(), what));
      }
    }
  }

  private void requireOneName(AnnotatedField index) {
    List<String> names = index.names();
    if (names != null && names.size() > 1 && names.get(0).equals(group.name())) {
      context.problems.add(
          DiagnosticId.IntrusiveLinkSeveralNames,
          index.element(),
          index.annotation(),
          "field %s is the index of an element in one list, but its annotation has %d names; give"
                  .formatted(index.name(), names.size())
              + " each list an int field of its own.");
    }
  }

  private void reportListField(AnnotatedField field) {
    context.problems.add(
        DiagnosticId.ListFieldType,
        field.element(),
        "field %s of list \"%s\" has the type %s, which is not the generated list; declare it as %s."
            .formatted(
                field.name(), group.name(), sourceNames.simple(field), rules.generatedType(group)));
  }

  private void reportIndex(AnnotatedField field) {
    context.problems.add(
        DiagnosticId.ArrayLinkFieldType,
        field.element(),
        "field %s of list \"%s\" has the type %s, but beside its list field an array list needs the"
                .formatted(field.name(), group.name(), sourceNames.simple(field))
            + " index of an element; declare it as int.");
  }
}
