package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** The rules for what lists belong to. */
final class OwnerRules {

  private final Symbols symbols;
  private final HostContext context;

  OwnerRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    this.context = context;
  }

  /** Checks the owner of a list, if its fields name one. */
  void check(FieldGroup group) {
    for (AnnotatedField field : group.fields()) {
      TypeMirror owner = field.owner();
      if (field.hasUnknownOwner()) {
        context.unknown.add(HostPart.OWNERS);
      } else if (owner != null) {
        checkType(group, field, owner);
        if (field.isPoolSlot()) {
          context.reportAnnotation(Rule.OwnerIndexed, field, group.name());
        }
      }
    }
  }

  private void checkType(FieldGroup group, AnnotatedField field, TypeMirror type) {
    TypeElement owner = Mirrors.declaration(type);
    if (owner == null) {
      context.reportAnnotation(Rule.OwnerType, field, group.name(), type);
    } else if (!TypeReach.canName(symbols, context.host, owner)) {
      context.reportAnnotation(Rule.OwnerUnreachable, field, group.name(), type, context.host);
    } else {
      context.requireVisible(ClassName.get(owner));
    }
  }
}
