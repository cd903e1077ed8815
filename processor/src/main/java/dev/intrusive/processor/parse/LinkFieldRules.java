package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** What fields are by their types, and the rules for those that generated code assigns. */
final class LinkFieldRules {

  private final Symbols symbols;
  private final HostContext context;

  LinkFieldRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    this.context = context;
  }

  /** Whether it is not known what the type of a field will be. */
  boolean isUnknown(AnnotatedField field) {
    return TypeReach.isUnresolved(field.type())
        && context.resolve(symbols.sourceNames.typeOf(field.element())) == null;
  }

  /** Whether a field has the class that is generated for its group, which may not exist yet. */
  boolean isOfGeneratedClass(FieldGroup group, AnnotatedField field) {
    TypeMirror type = field.type();
    if (TypeReach.isUnresolved(type)) {
      return type.getKind() == TypeKind.ERROR
          && group
              .generatedClass(context.hostClass)
              .equals(context.resolve(symbols.sourceNames.typeOf(field.element())));
    }
    return Symbols.isDeclared(type, group.generatedClass(context.hostClass).canonicalName());
  }

  /** Whether a field has the type of the host, whatever its arguments. */
  boolean isOfHost(AnnotatedField field) {
    return context.host.equals(Symbols.declaration(field.type()));
  }

  /** Requires that fields are not final, since generated code assigns them. */
  void requireAssignable(List<AnnotatedField> fields) {
    for (AnnotatedField field : fields) {
      if (FieldRules.has(field, Modifier.FINAL)) {
        context.problems.add(
            DiagnosticId.FlatLinkFinal,
            field.element(),
            "field %s is final, but linking assigns it; remove final.".formatted(field.name()));
      }
    }
  }

  /** Requires that the type arguments of fields are those of the host. */
  void requireOwnArguments(List<AnnotatedField> fields) {
    fields.forEach(this::requireOwnArguments);
  }

  private void requireOwnArguments(AnnotatedField field) {
    boolean isSelf =
        field.type().getKind() == TypeKind.DECLARED
            ? Symbols.hasOwnParametersAsArguments(field.type(), context.host)
            : symbols.sourceNames.argumentsOf(field).equals(typeParameters());
    if (!isSelf) {
      String written = symbols.sourceNames.simple(field);
      context.problems.add(
          DiagnosticId.FlatLinkTypeArgument,
          field.element(),
          "field %s has the type %s, but its type arguments must be those of the host; declare it as"
                  .formatted(field.name(), written)
              + " %s%s.".formatted(SourceNames.className(written), typeParameters()));
    }
  }

  /** The generated class of a group as the user has to write it. */
  String generatedType(FieldGroup group) {
    return group.generatedClass(context.hostClass).simpleName() + typeParameters();
  }

  /** The host as the user has to write it. */
  String hostType() {
    return SourceNames.simple(context.host.asType());
  }

  private String typeParameters() {
    return context.host.getTypeParameters().isEmpty()
        ? ""
        : "<"
            + String.join(
                ", ", context.host.getTypeParameters().stream().map(Object::toString).toList())
            + ">";
  }
}
