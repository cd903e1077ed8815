package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.parse.FieldRoles.Role;
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
      context.reportAnnotation(Rule.IndexInSeveral, index, index.name(), names.size());
    }
  }

  private void reportListField(AnnotatedField field) {
    context.report(
        Rule.ListFieldBesideIndex,
        field.element(),
        field.name(),
        group.name(),
        field.type(),
        rules.generatedType(group));
  }

  private void reportIndex(AnnotatedField field) {
    context.report(
        Rule.ArrayLinkFieldType, field.element(), field.name(), group.name(), field.type());
  }
}
