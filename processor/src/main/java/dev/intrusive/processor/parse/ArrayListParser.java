package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.parse.FieldRoles.Role;
import dev.intrusive.processor.types.TypeText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a list of the array layout from a group of fields: an index and a list field. */
final class ArrayListParser {

  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;

  ArrayListParser(HostContext context, FieldGroup group) {
    this.rules = new LinkFieldRules(context);
    this.context = context;
    this.group = group;
  }

  /** Returns the list, or null if the group has problems. */
  @Nullable ListModel parse(FieldRoles roles) {
    roles.of(Role.INT).forEach(this::requireOneName);
    FieldPair pair =
        FieldPair.of(
            context,
            rules,
            group,
            roles,
            FieldPair.Words.ARRAY,
            roles.has(Role.HOLDER) ? this::reportIndex : this::reportListField);
    return pair == null
        ? null
        : new ListModel.Array(context.declaration(group), pair.used(), pair.holder());
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
                field.name(), group.name(), TypeText.of(field.type()), rules.generatedType(group)));
  }

  private void reportIndex(AnnotatedField field) {
    context.problems.add(
        DiagnosticId.ArrayLinkFieldType,
        field.element(),
        "field %s of list \"%s\" has the type %s, but beside its list field an array list needs the"
                .formatted(field.name(), group.name(), TypeText.of(field.type()))
            + " index of an element; declare it as int.");
  }
}
