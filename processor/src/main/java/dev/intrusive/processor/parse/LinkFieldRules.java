package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.parse.EclipseSyntax.HiddenField;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

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
    return TypeReach.isUnresolved(field.type()) && futureOf(field) == null;
  }

  /** Whether a field has the class that is generated for its group, which may not exist yet. */
  boolean isOfGeneratedClass(FieldGroup group, AnnotatedField field) {
    ClassName generated = group.generatedClass(context.hostClass);
    ClassName future = futureOf(field);
    return future == null
        ? Symbols.isDeclared(field.type(), generated.canonicalName())
        : future.equals(generated);
  }

  private @Nullable ClassName futureOf(AnnotatedField field) {
    return context.futureTypes.of(
        field.type(), symbols.sourceNames.typeOf(field.element()), field.element());
  }

  /**
   * A field of a group that the compiler leaves out because of its type, or null. If that is the
   * class of the group, the compiler shows the field once it exists.
   */
  @Nullable String hiddenFieldOf(FieldGroup group) {
    ClassName generated = group.generatedClass(context.hostClass);
    for (HiddenField field : EclipseSyntax.hiddenFields(context.host)) {
      boolean isAnnotated =
          field.annotations().stream()
              .anyMatch(
                  text ->
                      text.contains(group.kind().written())
                          && text.contains('"' + group.name() + '"'));
      if (isAnnotated) {
        boolean isGenerated =
            generated.equals(context.futureTypes.named(field.type(), context.host));
        if (isGenerated) {
          context.futureTypes.announce(generated, context.host);
        }
        context.unknown.add(HostPart.FIELDS);
        // Of another type the compiler, or this once it sees the field, reports an error.
        context.isBroken |= !isGenerated || !field.type().hasParametersOf(context.host);
        return field.name();
      }
    }
    return null;
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
            : symbols.sourceNames.typeOf(field.element()).hasParametersOf(context.host);
    if (!isSelf) {
      context.problems.add(
          DiagnosticId.FlatLinkTypeArgument,
          field.element(),
          "field %s has the type %s, but its type arguments must be those of the host; declare it as"
                  .formatted(field.name(), symbols.sourceNames.simple(field))
              + " %s%s."
                  .formatted(
                      symbols.sourceNames.typeOf(field.element()).simpleName(), typeParameters()));
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
