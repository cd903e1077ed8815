package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** The rules for what annotations say besides names. */
final class OptionRules {

  private final HostContext context;

  OptionRules(HostContext context) {
    this.context = context;
  }

  /** Checks the options of a group. */
  void check(FieldGroup group) {
    for (String option : List.of("access", "hash", "owner", "wildcard")) {
      List<String> written = group.options(option);
      if (written.size() > 1) {
        context.reportAnnotation(
            Rule.LinkOptionConflict,
            group.first(),
            group.title(),
            option,
            String.join(" and ", written));
      }
    }
    for (AnnotatedField field : group.fields()) {
      TypeMirror owner = field.owner();
      if (field.hasUnknownOwner()) {
        context.unknown.add(HostPart.OWNERS);
      } else if (owner != null) {
        checkOwner(group, field, owner);
      }
      if (field.isDeclaredWildcard()) {
        checkWildcard(group, field);
      }
    }
  }

  private void checkOwner(FieldGroup group, AnnotatedField field, TypeMirror type) {
    TypeElement owner = Mirrors.declaration(type);
    if (owner == null) {
      context.reportAnnotation(Rule.OwnerType, field, group.name(), type);
    } else if (!context.canName(owner)) {
      context.reportAnnotation(Rule.OwnerUnreachable, field, group.name(), type, context.host);
    }
    if (field.isPoolSlot()) {
      context.reportAnnotation(Rule.OwnerIndexed, field, group.name());
    }
  }

  private void checkWildcard(FieldGroup group, AnnotatedField field) {
    if (context.host.getTypeParameters().isEmpty()) {
      context.reportAnnotation(Rule.WildcardHost, field, group.title(), context.host);
    } else if (field.isPoolSlot()) {
      context.reportAnnotation(Rule.WildcardIndexed, field, group.title());
    }
  }
}
