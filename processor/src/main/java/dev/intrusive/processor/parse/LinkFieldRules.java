package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.TypeText;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The rules for fields that generated code assigns, and the types that messages propose. */
final class LinkFieldRules {

  private final HostContext context;

  LinkFieldRules(HostContext context) {
    this.context = context;
  }

  /** Requires that fields are not final, since generated code assigns them. */
  void requireAssignable(List<AnnotatedField> fields) {
    for (AnnotatedField field : fields) {
      context.forbid(Modifier.FINAL, field.element(), Rule.FlatLinkFinal);
    }
  }

  /** Requires that the type arguments of fields for elements are those of the host, or all. */
  void requireElements(FieldGroup group, List<AnnotatedField> fields) {
    boolean isWildcard = group.isWildcard(context.host);
    for (AnnotatedField field : fields) {
      boolean isOfAll = Mirrors.isWildcardType(field.type(), context.host);
      if (!hasOwnArguments(field) && !(isWildcard && isOfAll)) {
        reportArguments(
            field,
            hostType()
                + (isOfAll
                    ? ", or write wildcard = true for a %s of elements of all type arguments"
                        .formatted(group.kind().noun())
                    : ""));
      }
    }
  }

  /** Requires that the type arguments of fields for a structure are those of its class. */
  void requireHolders(FieldGroup group, List<AnnotatedField> fields) {
    boolean isWildcard = group.isWildcard(context.host);
    for (AnnotatedField field : fields) {
      boolean fits =
          isWildcard ? Mirrors.arguments(field.type()).isEmpty() : hasOwnArguments(field);
      if (!fits) {
        reportArguments(field, generatedType(group));
      }
    }
  }

  private boolean hasOwnArguments(AnnotatedField field) {
    return Mirrors.declaration(field.type()) == null
        || Mirrors.hasOwnParametersAsArguments(field.type(), context.host);
  }

  private void reportArguments(AnnotatedField field, String remedy) {
    context.report(Rule.FlatLinkTypeArgument, field.element(), field.name(), field.type(), remedy);
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
    return (isHidden ? generated.canonicalName() : generated.simpleName())
        + (group.isWildcard(context.host) ? "" : TypeText.ofArguments(context.host.asType()));
  }

  /** The host as the user has to write it. */
  String hostType() {
    return TypeText.of(context.host.asType());
  }

  /** The host with wildcards for its type arguments. */
  String hostTypeOfAll() {
    return context.host.getSimpleName()
        + "<"
        + String.join(", ", Collections.nCopies(context.host.getTypeParameters().size(), "?"))
        + ">";
  }
}
