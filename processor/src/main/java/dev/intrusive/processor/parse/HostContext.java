package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.model.StructureModel.Layout;
import dev.intrusive.processor.types.Lombok;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeNames;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What the parsers of one host share: the host, its problems, and its unknown parts. */
final class HostContext {

  final Symbols symbols;
  final TypeElement host;

  /** Names types for the classes that are generated for the host. */
  final TypeNames types;

  /** The host and its superclasses, from the host up. */
  final List<TypeElement> chain;

  final ClassName hostClass;
  final Problems problems = new Problems();

  final Set<HostPart> unknown = EnumSet.noneOf(HostPart.class);

  HostContext(Symbols symbols, TypeElement host) {
    this.symbols = symbols;
    this.host = host;
    this.types = new TypeNames(symbols, host);
    this.chain = symbols.withSuperclasses(host);
    this.hostClass = ClassName.get(host);
  }

  /** Whether generated code can name a class. */
  boolean canName(TypeElement type) {
    return symbols.canName(host, type);
  }

  /** Reports that a rule is broken, on an element. */
  void report(Rule rule, Element place, Object... facts) {
    problems.add(rule, place, facts);
  }

  /** Reports that a rule is broken, on the annotation of a field. */
  void reportAnnotation(Rule rule, AnnotatedField field, Object... facts) {
    problems.addOnAnnotation(rule, field.element(), field.annotation(), facts);
  }

  /** Reports that a rule is broken, on the annotations of all fields of a group. */
  void reportAnnotations(Rule rule, FieldGroup group, Object... facts) {
    group.fields().forEach(field -> reportAnnotation(rule, field, facts));
  }

  /** Reports a modifier that an element must not have. */
  void forbid(Modifier modifier, Element member, Rule rule, Object... facts) {
    if (Lombok.modifiersOf(member).contains(modifier)) {
      problems.add(rule, member, Stream.concat(Stream.of(member), Stream.of(facts)).toArray());
    }
  }

  /** A structure that is not known, or has errors; what its fields look like tells its layout. */
  StructureModel stub(FieldGroup group) {
    boolean isIndexed =
        group.fields().stream().anyMatch(AnnotatedField::isPoolSlot)
            || (group.fields().size() == 1 && group.first().isIndexed());
    return structure(group, isIndexed ? Layout.INDEXED : Layout.FLAT, null);
  }

  /**
   * The structure of a group, without what is reported as an error.
   *
   * @param group the group
   * @param layout how it is linked
   * @param key what its elements are found or ordered by, or null
   * @param fields the names of the fields through which it is linked; none for a stub
   */
  StructureModel structure(
      FieldGroup group, Layout layout, @Nullable KeyModel key, String... fields) {
    boolean isPublic = Mirrors.isPublic(host) && !"PACKAGE".equals(group.option("access"));
    TypeName owner =
        group.fields().stream()
            .map(AnnotatedField::ownerClass)
            .flatMap(Stream::ofNullable)
            .filter(this::canName)
            .map(TypeNames::withWildcards)
            .findFirst()
            .orElse(null);
    return new StructureModel(
        group.kind(),
        layout,
        group.name(),
        group.generatedClass(hostClass),
        isPublic,
        group.isWildcard(host),
        owner,
        List.of(fields),
        key,
        "SEQUENTIAL".equals(group.option("hash")),
        group.kind() == StructureKind.HEAP && key == null && symbols.isComparable(host));
  }
}
