package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Name;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;

/**
 * What each field of a group is for, which the kind of its type says. A field whose type does not
 * exist yet is taken for the one that refers to the structure, if it may be: the next round, in
 * which the generated class exists, looks at it again.
 */
final class FieldRoles {

  /** The role of a field. */
  enum Role {
    /** A link, of the class of the runtime. */
    LINK,
    /** A field for another element, of the type of the host. */
    NEIGHBOUR,
    /** A field for the list, heap or map that an element is in, of the generated class. */
    HOLDER,
    /** An int, or the slot of a pooled object. */
    INT,
    /** A field whose type does not exist, or not yet. */
    UNRESOLVED,
    /** A field of another type. */
    OTHER
  }

  private final Map<Role, List<AnnotatedField>> fields = new EnumMap<>(Role.class);

  FieldRoles(HostContext context, FieldGroup group) {
    for (AnnotatedField field : group.fields()) {
      fields.computeIfAbsent(roleOf(context, group, field), unused -> new ArrayList<>()).add(field);
    }
    List<AnnotatedField> unresolved = of(Role.UNRESOLVED);
    if (!unresolved.isEmpty()) {
      context.unknown.add(HostPart.FIELDS);
    }
    if (!has(Role.HOLDER) && unresolved.size() == 1 && fits(context, group, unresolved.get(0))) {
      fields.put(Role.HOLDER, unresolved);
      fields.remove(Role.UNRESOLVED);
    }
  }

  private static Role roleOf(HostContext context, FieldGroup group, AnnotatedField field) {
    String generated = group.generatedClass(context.hostClass).canonicalName();
    if (Mirrors.isDeclared(field.type(), generated)) {
      return Role.HOLDER;
    }
    if (field.type().getKind() == TypeKind.ERROR) {
      return Role.UNRESOLVED;
    }
    if (field.isPoolSlot() || field.isInt()) {
      return Role.INT;
    }
    if (Mirrors.isDeclared(field.type(), Names.LINK)) {
      return Role.LINK;
    }
    return context.host.equals(Mirrors.declaration(field.type())) ? Role.NEIGHBOUR : Role.OTHER;
  }

  /**
   * Whether a type that does not exist is that of a group, as far as the compiler shows it: javac
   * up to 17 forgets the name of one with arguments, and javac 25 the arguments of an annotated
   * one.
   */
  private static boolean fits(HostContext context, FieldGroup group, AnnotatedField field) {
    Name name = ((DeclaredType) field.type()).asElement().getSimpleName();
    if (!SourceVersion.isIdentifier(name)) {
      return group.fields().size() > 1;
    }
    ClassName generated = group.generatedClass(context.hostClass);
    return name.contentEquals(generated.simpleName())
        && (Mirrors.arguments(field.type()).isEmpty()
            || (!group.isWildcard(context.host)
                && Mirrors.hasOwnParametersAsArguments(field.type(), context.host)));
  }

  /** The fields of a role, in the compiler's order. */
  List<AnnotatedField> of(Role role) {
    return fields.getOrDefault(role, List.of());
  }

  boolean has(Role role) {
    return fields.containsKey(role);
  }
}
