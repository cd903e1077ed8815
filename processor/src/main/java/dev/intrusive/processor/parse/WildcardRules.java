package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;

/** The rules for structures of elements of all type arguments. */
final class WildcardRules {

  private final HostContext context;

  WildcardRules(HostContext context) {
    this.context = context;
  }

  /** Checks that the host has type arguments, and that the layout allows any. */
  void check(FieldGroup group) {
    for (AnnotatedField field : group.fields()) {
      if (!field.isDeclaredWildcard()) {
        continue;
      }
      if (context.host.getTypeParameters().isEmpty()) {
        context.reportAnnotation(
            Rule.WildcardHost, field, group.kind().noun, group.name(), context.host);
      } else if (field.isPoolSlot()) {
        context.reportAnnotation(Rule.WildcardIndexed, field, group.kind().noun, group.name());
      }
    }
  }
}
