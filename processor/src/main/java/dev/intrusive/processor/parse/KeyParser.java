package dev.intrusive.processor.parse;

import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.types.AnnotationValues;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Finds the keys of heaps and maps, and reports what is wrong with them. */
final class KeyParser {

  private final HostContext context;
  private final List<Key> keys = new ArrayList<>();

  /** A field or method with the annotation; without names if the compiler cannot evaluate them. */
  private record Key(
      Element element, Element read, AnnotationMirror annotation, List<String> names) {
    boolean isOf(TypeElement type) {
      return Mirrors.classOf(element).equals(type);
    }

    String name() {
      return element.getSimpleName().toString();
    }
  }

  KeyParser(HostContext context) {
    this.context = context;
    for (TypeElement type : context.chain) {
      for (Element member : type.getEnclosedElements()) {
        AnnotationMirror annotation = Mirrors.annotation(member, Names.INTRUSIVE_KEY);
        boolean canBeKey = member instanceof VariableElement || member instanceof ExecutableElement;
        if (annotation != null && canBeKey && Mirrors.hasName(member)) {
          List<String> names = AnnotationValues.strings(annotation, "value");
          if (names == null) {
            context.unknown.add(HostPart.KEYS);
          }
          Element read =
              member instanceof ExecutableElement method ? Hook.nearest(context, method) : member;
          keys.add(new Key(member, read, annotation, names == null ? List.of() : names));
        }
      }
    }
  }

  /** Checks the keys that the host declares itself. */
  void check(Set<String> structures) {
    for (Key key : keys) {
      if (key.isOf(context.host)) {
        checkDeclaration(key);
        checkUse(key, structures);
      }
    }
  }

  private void checkDeclaration(Key key) {
    context.forbid(Modifier.PRIVATE, key.element(), Rule.IntrusiveKeyPrivate);
    context.forbid(Modifier.STATIC, key.element(), Rule.IntrusiveKeyStatic);
    if (key.element() instanceof ExecutableElement method) {
      String reason = whyNoKey(method);
      if (reason != null) {
        context.report(Rule.IntrusiveKeyMethod, method, method, reason);
      }
    }
  }

  private @Nullable String whyNoKey(ExecutableElement method) {
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      return "returns nothing";
    }
    if (!method.getParameters().isEmpty()) {
      return "takes parameters";
    }
    if (!method.getTypeParameters().isEmpty()) {
      return "is generic";
    }
    return method.getThrownTypes().stream().anyMatch(context.symbols::isChecked)
        ? "throws a checked exception"
        : null;
  }

  private void checkUse(Key key, Set<String> structures) {
    boolean mayBeForSubclasses =
        context.host.getModifiers().contains(Modifier.ABSTRACT)
            || context.unknown.contains(HostPart.LISTS)
            || context.unknown.contains(HostPart.SUPERCLASSES);
    for (String name : key.names()) {
      if (!structures.contains(name) && !mayBeForSubclasses) {
        context.problems.addOnAnnotation(
            Rule.IntrusiveKeyWithoutStructure,
            key.element(),
            key.annotation(),
            key.name(),
            name,
            context.host);
      }
    }
  }

  /** Whether a group has a key, or may have one as soon as more is known. */
  boolean mayHaveKey(FieldGroup group) {
    return context.unknown.contains(HostPart.KEYS)
        || keys.stream().anyMatch(key -> key.names().contains(group.name()));
  }

  /** The key of a heap or map, or null if it has none or there are problems. */
  @Nullable KeyModel parse(FieldGroup group) {
    boolean isMap = group.kind() == StructureKind.MAP;
    Key key = find(group);
    if (key == null) {
      if (isMap
          && !context.unknown.contains(HostPart.SUPERCLASSES)
          && !context.unknown.contains(HostPart.KEYS)) {
        context.report(Rule.IntrusiveKeyMissing, group.first().element(), group.name());
      }
      return null;
    }
    TypeMirror type = typeOf(key);
    if (type.getKind() == TypeKind.VOID) {
      return null; // reported where the key is
    }
    if (!isMap && TypeReach.isUnresolved(type) && !isOf(type, group)) {
      // No type that is missing is primitive: the compiler reports it, or the next round shows it.
      context.unknown.add(HostPart.FIELDS);
      return null;
    }
    String reason = isMap ? whyNoKeyOfMap(type, group) : whyNoKeyOfHeap(type);
    if (reason != null) {
      // An inherited one is shown on the field of the host.
      context.report(
          Rule.IntrusiveKeyType,
          key.isOf(context.host) ? key.element() : group.first().element(),
          key.name(),
          group.title(),
          type,
          reason);
      return null;
    }
    return model(key, type);
  }

  private static @Nullable String whyNoKeyOfHeap(TypeMirror type) {
    return type.getKind().isPrimitive() && type.getKind() != TypeKind.BOOLEAN
        ? null
        : "but a heap is ordered by a number or a char; change the type, or remove @IntrusiveKey and"
            + " give the heap a comparator.";
  }

  private @Nullable String whyNoKeyOfMap(TypeMirror type, FieldGroup group) {
    if (isOf(type, group)) {
      return "which is generated only after the map; change the type.";
    }
    if (type.getKind() == TypeKind.BOOLEAN) {
      return "which allows only two elements; use two fields instead of a map, or another key.";
    }
    if (group.isWildcard(context.host) && TypeReach.hasVariable(type)) {
      return "but the map takes elements of all type arguments; change the type, or remove wildcard.";
    }
    return type.getKind() == TypeKind.ARRAY
        ? "but arrays with the same content are not equal; use a List, a String, or a class with"
            + " equals and hashCode."
        : null;
  }

  /** Whether a key has the class that is generated for its group, which may not exist yet. */
  private boolean isOf(TypeMirror type, FieldGroup group) {
    return type instanceof DeclaredType declared
        && declared
            .asElement()
            .getSimpleName()
            .contentEquals(group.generatedClass(context.hostClass).simpleName());
  }

  private @Nullable Key find(FieldGroup group) {
    List<Key> found = keys.stream().filter(key -> key.names().contains(group.name())).toList();
    if (found.size() > 1) {
      for (Key key : found) {
        if (key.isOf(context.host)) {
          context.problems.addOnAnnotation(
              Rule.IntrusiveKeyDuplicate,
              key.element(),
              key.annotation(),
              group.title(),
              found.size());
        }
      }
    }
    return found.isEmpty() ? null : found.get(0);
  }

  private TypeMirror typeOf(Key key) {
    TypeMirror type = context.symbols.typeIn(context.host, key.read());
    return type instanceof ExecutableType method ? method.getReturnType() : type;
  }

  private @Nullable KeyModel model(Key key, TypeMirror type) {
    if (!checkReach(key, type)) {
      return null;
    }
    TypeName name = context.types.of(type);
    if (name == null || hasUnknownException(key)) {
      context.unknown.add(HostPart.KEYS);
      return null;
    }
    return new KeyModel(
        name.withoutAnnotations(), key.name(), key.element().getKind() == ElementKind.METHOD);
  }

  /** Whether a key is a method that throws what does not exist, or not yet. */
  private static boolean hasUnknownException(Key key) {
    return key.read() instanceof ExecutableElement method
        && method.getThrownTypes().stream().anyMatch(TypeReach::isUnresolved);
  }

  private boolean checkReach(Key key, TypeMirror type) {
    boolean isInherited = !key.isOf(context.host);
    if (isInherited
        && (!context.symbols.isReachableMember(context.host, key.read()) || isHidden(key))) {
      context.report(
          Rule.IntrusiveKeyUnreachable,
          context.host,
          key.name(),
          Mirrors.classOf(key.read()),
          context.host);
      return false;
    }
    List<TypeElement> hidden =
        TypeReach.classes(type).filter(used -> !context.canName(used)).toList();
    for (TypeElement each : hidden) {
      context.report(
          Rule.KeyTypeUnreachable,
          isInherited ? context.host : key.element(),
          key.name(),
          each.getQualifiedName(),
          context.host);
    }
    return hidden.isEmpty();
  }

  /** Whether a subclass has a field of the same name as a key that is a field. */
  private boolean isHidden(Key key) {
    return key.element() instanceof VariableElement field
        && context.symbols.isHidden(context.host, field);
  }
}
