package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import dev.intrusive.processor.types.TypeText;
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
          report(
              DiagnosticId.OwnerIndexed,
              field,
              "list \"%s\" has an owner, but a list beside a pool is made with the pool alone; use"
                      .formatted(group.name())
                  + " another layout, or store the owner in a field.");
        }
      }
    }
  }

  private void checkType(FieldGroup group, AnnotatedField field, TypeMirror type) {
    TypeElement owner = Mirrors.declaration(type);
    if (owner == null) {
      report(
          DiagnosticId.OwnerType,
          field,
          "the owner of list \"%s\" is of type %s, but a list belongs to an object; name a class or an"
                  .formatted(group.name(), TypeText.of(type))
              + " interface.");
    } else if (!TypeReach.canName(symbols, context.host, owner)) {
      report(
          DiagnosticId.OwnerType,
          field,
          "the owner of list \"%s\" has the type %s, which generated code in the package of %s cannot"
                  .formatted(group.name(), TypeText.of(type), context.host.getSimpleName())
              + " name, because it or a class around it is private, or of another package and not"
              + " public; make that class visible there.");
    } else {
      context.requireVisible(ClassName.get(owner));
    }
  }

  private void report(DiagnosticId id, AnnotatedField field, String message) {
    context.problems.add(id, field.element(), field.annotation(), message);
  }
}
