package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is generated for one host.
 *
 * @param hostClass the host
 * @param typeVariables the host's type variables with their bounds
 * @param isPublic whether the generated classes are public
 * @param isExtensible whether the host can have subclasses
 * @param extendsHost whether a superclass has links or a pool, or may have
 * @param structures the host's own lists, heaps and maps, by name
 * @param takesPool whether the accessors to all structures of the host take the pool
 * @param hasLinks whether the host has links of its own, so that it gets accessors
 * @param bases the superclasses that have links of their own, from the topmost down
 * @param unknown the parts of the host that are unknown
 * @param pool the host's pool, or null
 * @param environment what decides how generated code is annotated
 */
public record HostModel(
    ClassName hostClass,
    List<TypeVariableName> typeVariables,
    boolean isPublic,
    boolean isExtensible,
    boolean extendsHost,
    List<StructureModel> structures,
    boolean takesPool,
    boolean hasLinks,
    List<BaseHost> bases,
    Set<HostPart> unknown,
    @Nullable PoolModel pool,
    Environment environment) {

  /**
   * A superclass with links.
   *
   * @param linksClass its generated accessors
   * @param structures its own lists, heaps and maps, by name
   * @param takesPool whether its accessors to all of them take the pool
   * @param isRaw whether the host extends it without type arguments, so that javac cannot
   *     distinguish a pool of hosts from others
   */
  public record BaseHost(
      ClassName linksClass, List<StructureModel> structures, boolean takesPool, boolean isRaw) {}

  /**
   * What decides how generated code is annotated.
   *
   * @param generatedAnnotation the annotation for generated code that the host can see, or null
   * @param debugRenderer the annotation by which debuggers show lists, if the host can see it
   * @param isNullMarked whether the host is in the scope of JSpecify's NullMarked
   */
  public record Environment(
      @Nullable ClassName generatedAnnotation,
      @Nullable ClassName debugRenderer,
      boolean isNullMarked) {}

  /** The host as a type, with its own type variables as arguments. */
  public TypeName hostType() {
    return withTypeVariables(hostClass);
  }

  /** A generated class as a type, with the host's type variables as arguments. */
  public TypeName withTypeVariables(ClassName generated) {
    return typeVariables.isEmpty()
        ? generated
        : ParameterizedTypeName.get(generated, typeVariables.toArray(new TypeName[0]));
  }

  /** The type variables of the class of a structure. */
  public List<TypeVariableName> typeVariables(StructureModel structure) {
    return structure.isWildcard() ? List.of() : typeVariables;
  }

  /** The class of a structure as a type, with its type variables as arguments. */
  public TypeName typeOf(StructureModel structure) {
    return structure.isWildcard()
        ? structure.generatedClass()
        : withTypeVariables(structure.generatedClass());
  }

  /** The type of the elements of a structure. */
  public TypeName elementOf(StructureModel structure) {
    return structure.isWildcard() ? withWildcards() : hostType();
  }

  /** The generated class of static accessors. */
  public ClassName linksClass() {
    return ListNaming.linksClass(hostClass);
  }

  /** The structures of a superclass whose accessors generated code for the host can call. */
  public List<StructureModel> reachableOf(BaseHost base) {
    boolean isSamePackage = base.linksClass().packageName().equals(hostClass.packageName());
    return base.structures().stream()
        .filter(structure -> isSamePackage || structure.isPublic())
        .toList();
  }

  /** The nearest superclass that has links of its own, or null. */
  public @Nullable BaseHost nearestBase() {
    return bases.isEmpty() ? null : bases.get(bases.size() - 1);
  }

  /** The host as a type, with wildcards for its type variables. */
  public TypeName withWildcards() {
    return typeVariables.isEmpty()
        ? hostClass
        : ParameterizedTypeName.get(
            hostClass,
            typeVariables.stream()
                .map(variable -> WildcardTypeName.subtypeOf(Object.class))
                .toArray(TypeName[]::new));
  }

  /** The classes of all indexed lists, heaps and maps, also inherited ones, in a stable order. */
  public List<ClassName> indexedClasses() {
    return Stream.concat(
            bases.stream().flatMap(base -> base.structures().stream()), structures.stream())
        .filter(StructureModel::takesPool)
        .map(StructureModel::generatedClass)
        .toList();
  }

  /** All classes that are generated. */
  public Stream<ClassName> generatedClasses() {
    Stream.Builder<ClassName> classes = Stream.builder();
    structures.forEach(structure -> classes.add(structure.generatedClass()));
    if (hasLinks) {
      classes.add(linksClass());
    }
    if (pool != null) {
      classes.add(pool.poolClass());
      if (pool instanceof PoolModel.Complete complete && complete.isSplit()) {
        classes.add(ListNaming.emplaceClass(pool.poolClass()));
      }
    }
    return classes.build();
  }
}
