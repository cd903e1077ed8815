package dev.intrusive.processor.parse;

import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.types.AnnotationValues;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * A field with one of the annotations for links, as written.
 *
 * @param kind what it links its object into
 * @param element the field
 * @param annotation its annotation
 * @param names the names in the annotation; null if the compiler could not evaluate them
 */
record AnnotatedField(
    StructureKind kind,
    VariableElement element,
    AnnotationMirror annotation,
    @Nullable List<String> names) {

  /**
   * The annotated fields that a class declares itself, in the compiler's order; one with several of
   * the annotations once for each.
   */
  static List<AnnotatedField> of(TypeElement host) {
    List<AnnotatedField> fields = new ArrayList<>();
    for (VariableElement field : ElementFilter.fieldsIn(host.getEnclosedElements())) {
      for (StructureKind kind : StructureKind.values()) {
        AnnotationMirror mirror = Mirrors.annotation(field, annotationOf(kind));
        if (mirror != null && Mirrors.hasName(field)) {
          fields.add(
              new AnnotatedField(kind, field, mirror, AnnotationValues.strings(mirror, "value")));
        }
      }
    }
    return fields;
  }

  private static String annotationOf(StructureKind kind) {
    return switch (kind) {
      case LIST -> Names.INTRUSIVE_LINK;
      case HEAP -> Names.HEAP_LINK;
      case MAP -> Names.MAP_LINK;
    };
  }

  /** The names in the annotation, none if the compiler could not evaluate them. */
  List<String> knownNames() {
    return names == null ? List.of() : names;
  }

  /** Whether the field links its object into a structure. */
  boolean isNamed(StructureKind structure, String name) {
    return kind == structure && knownNames().contains(name);
  }

  /** Whether the annotation says that its structures take elements of all type arguments. */
  boolean isDeclaredWildcard() {
    return AnnotationValues.isTrue(annotation, "wildcard");
  }

  /** Whether the field is a link of elements of all type arguments. */
  boolean isWildcardLink(TypeElement host) {
    return kind == StructureKind.LIST
        && Mirrors.isDeclared(type(), Names.LINK)
        && Mirrors.arguments(type()).stream()
            .anyMatch(argument -> Mirrors.isWildcardType(argument, host));
  }

  /** What the lists of the field belong to, as written; null if nothing is, or it is unknown. */
  @Nullable TypeMirror owner() {
    TypeMirror owner = AnnotationValues.type(annotation, "owner");
    return owner == null || owner.getKind() == TypeKind.VOID ? null : owner;
  }

  /** The class of what the lists of the field belong to, or null. */
  @Nullable TypeElement ownerClass() {
    TypeMirror owner = owner();
    return owner == null ? null : Mirrors.declaration(owner);
  }

  /** Whether the lists of the field belong to what does not exist, or not yet. */
  boolean hasUnknownOwner() {
    TypeMirror owner = AnnotationValues.type(annotation, "owner");
    return owner == null
        ? AnnotationValues.isWritten(annotation, "owner")
        : owner.getKind() == TypeKind.ERROR;
  }

  /** Whether the field holds the slot of an object, by its annotations. */
  boolean isPoolSlot() {
    return Mirrors.isAnnotated(element, Names.POOL_SLOT);
  }

  /** Whether the field is, or could only be, the slot that leads to links beside the pool. */
  boolean isIndexed() {
    return isPoolSlot() || (kind == StructureKind.LIST && isInt());
  }

  boolean isInt() {
    return type().getKind() == TypeKind.INT;
  }

  TypeMirror type() {
    return element.asType();
  }

  String name() {
    return element.getSimpleName().toString();
  }
}
