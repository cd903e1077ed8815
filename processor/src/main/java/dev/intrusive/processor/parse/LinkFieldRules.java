package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.TypeText;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** What fields are by their types, and the rules for those that generated code assigns. */
final class LinkFieldRules {

  private final HostContext context;

  LinkFieldRules(HostContext context) {
    this.context = context;
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
    TypeElement declared = Mirrors.declaration(field.type());
    if (declared != null && !Mirrors.hasOwnParametersAsArguments(field.type(), context.host)) {
      context.problems.add(
          DiagnosticId.FlatLinkTypeArgument,
          field.element(),
          "field %s has the type %s, but its type arguments must be those of the host; declare it as"
                  .formatted(field.name(), TypeText.of(field.type()))
              + " %s%s.".formatted(declared.getSimpleName(), typeParameters()));
    }
  }

  /**
   * The generated class of a group as the user has to write it: in full where another class has its
   * simple name.
   */
  String generatedType(FieldGroup group) {
    ClassName generated = group.generatedClass(context.hostClass);
    boolean isHidden =
        group.fields().stream()
            .map(field -> Mirrors.declaration(field.type()))
            .anyMatch(
                other ->
                    other != null
                        && other.getSimpleName().contentEquals(generated.simpleName())
                        && !ClassName.get(other).equals(generated));
    return (isHidden ? generated.canonicalName() : generated.simpleName()) + typeParameters();
  }

  /** The host as the user has to write it. */
  String hostType() {
    return TypeText.of(context.host.asType());
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
