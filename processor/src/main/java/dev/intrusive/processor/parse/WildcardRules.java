package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;

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
        context.problems.add(
            DiagnosticId.WildcardHost,
            field.element(),
            field.annotation(),
            "%s \"%s\" is to take elements of all type arguments, but %s has no type parameters; remove"
                    .formatted(group.kind().noun, group.name(), context.host.getSimpleName())
                + " wildcard.");
      } else if (field.isPoolSlot()) {
        context.problems.add(
            DiagnosticId.WildcardIndexed,
            field.element(),
            field.annotation(),
            "%s \"%s\" is to take elements of all type arguments, but beside a pool it has the type"
                    .formatted(group.kind().noun, group.name())
                + " arguments of the pool; remove wildcard, or use another layout.");
      }
    }
  }
}
