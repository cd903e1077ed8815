package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.types.AnnotationValues;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a host that carry the same name in annotations of one kind.
 *
 * @param kind what they link objects into
 * @param name the name; that of a class can be made of it
 * @param fields the fields, in the compiler's order
 */
record FieldGroup(StructureKind kind, String name, List<AnnotatedField> fields) {

  /** Groups the fields that have a valid name; a field with several is in several groups. */
  static List<FieldGroup> of(List<AnnotatedField> fields) {
    return of(fields, ListNaming::isValid);
  }

  /** Groups fields by names for which nothing is generated, but of which a class could be named. */
  static List<FieldGroup> withInvalidName(List<AnnotatedField> fields) {
    return of(fields, name -> ListNaming.isUsable(name) && !ListNaming.isValid(name));
  }

  private static List<FieldGroup> of(List<AnnotatedField> fields, Predicate<String> wanted) {
    List<AnnotatedField> grouped =
        fields.stream()
            .filter(field -> field.element().getKind() == ElementKind.FIELD)
            .filter(field -> field.knownNames().size() == 1 || field.isIndexed())
            .toList();
    List<FieldGroup> groups = new ArrayList<>();
    for (StructureKind kind : StructureKind.values()) {
      grouped.stream()
          .filter(field -> field.kind() == kind)
          .flatMap(field -> field.knownNames().stream())
          .filter(wanted)
          .distinct()
          .map(name -> new FieldGroup(kind, name, named(grouped, kind, name)))
          .forEach(groups::add);
    }
    return List.copyOf(groups);
  }

  /** The fields that link their object into a structure. */
  static List<AnnotatedField> named(List<AnnotatedField> fields, StructureKind kind, String name) {
    return fields.stream().filter(field -> field.isNamed(kind, name)).toList();
  }

  /** What messages call it, as in {@code list "mainList"}. */
  String title() {
    return "%s \"%s\"".formatted(kind.noun(), name);
  }

  /** The class that is generated for the group. */
  ClassName generatedClass(ClassName host) {
    return ListNaming.structureClass(host, name);
  }

  /** Whether it is a structure of elements of all type arguments of the host. */
  boolean isWildcard(TypeElement host) {
    return !host.getTypeParameters().isEmpty()
        && fields.stream()
            .anyMatch(field -> field.isDeclaredWildcard() || field.isWildcardLink(host));
  }

  AnnotatedField first() {
    return fields.get(0);
  }

  /**
   * The enum constants, classes or booleans that the annotations give an element, without
   * repetition.
   */
  List<String> options(String element) {
    return fields.stream()
        .map(field -> AnnotationValues.text(field.annotation(), element))
        .flatMap(Stream::ofNullable)
        .distinct()
        .toList();
  }

  /** The enum constant that an annotation gives an element, or null if none does. */
  @Nullable String option(String element) {
    List<String> options = options(element);
    return options.isEmpty() ? null : options.get(0);
  }
}
