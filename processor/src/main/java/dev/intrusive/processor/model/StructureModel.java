package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list, heap or map of a host: the names of the class to generate and of its accessors. */
public interface StructureModel {

  /** What it is called: list, heap or map. */
  String noun();

  /** What all layouts have. */
  StructureDeclaration declaration();

  /** The name as the user wrote it. */
  default String name() {
    return declaration().name();
  }

  /** The generated class. */
  default ClassName generatedClass() {
    return declaration().generatedClass();
  }

  /** Whether the generated class and the accessors that are named after it are public. */
  default boolean isPublic() {
    return declaration().isPublic();
  }

  /** Whether it takes elements of all type arguments, so that its class has no type variables. */
  default boolean isWildcard() {
    return declaration().isWildcard();
  }

  /** The type of what a list belongs to, or null. */
  default @Nullable TypeName owner() {
    return declaration().owner();
  }

  /** Whether the accessors that are named after it take the pool. */
  default PoolParameter poolParameter() {
    return this instanceof BesidePool
        ? PoolParameter.FIRST
        : isStub() ? PoolParameter.OPTIONAL : PoolParameter.NONE;
  }

  /** The accessor that returns whether a host is in such a structure. */
  default String inMethod() {
    return "in" + ListNaming.capitalise(name());
  }

  /** The accessor that returns the structure that a host is in. */
  default String holderMethod() {
    return name() + "Of";
  }

  /** The accessor that unlinks a host. */
  default String unlinkMethod() {
    return "unlinkFrom" + ListNaming.capitalise(name());
  }

  /** All accessors that are named after the structure. */
  default List<String> accessors() {
    return List.of(inMethod(), holderMethod(), unlinkMethod());
  }

  /** Whether a field of the host has the generated class as its type. */
  default boolean isNamedByField() {
    return this instanceof NamedByField;
  }

  /** Whether the declaration has errors, so that a stub is generated. */
  default boolean isStub() {
    return this instanceof Broken;
  }

  /** One whose class is the type of a field of the host. */
  interface NamedByField extends StructureModel {}

  /** One whose links live beside a pool. */
  interface BesidePool extends StructureModel {}

  /** One whose declaration has errors. */
  interface Broken extends StructureModel {}
}
