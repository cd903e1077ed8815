package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * One list of a host: the names of the class to generate and of the fields that lead to its links.
 */
public sealed interface ListModel {

  /** The list name as the user wrote it. */
  String name();

  /** The generated list class. */
  ClassName listClass();

  /** Whether the accessors named after the list take the pool. */
  default PoolParameter poolParameter() {
    return PoolParameter.NONE;
  }

  /** The accessor that returns whether a host is in such a list. */
  default String inMethod() {
    return "in" + ListNaming.capitalise(name());
  }

  /** The accessor that returns the list of a host. */
  default String listOfMethod() {
    return name() + "Of";
  }

  /** The accessor that returns the next element. */
  default String nextMethod() {
    return "nextIn" + ListNaming.capitalise(name());
  }

  /** The accessor that returns the previous element. */
  default String previousMethod() {
    return "previousIn" + ListNaming.capitalise(name());
  }

  /** The accessor that unlinks a host. */
  default String unlinkMethod() {
    return "unlinkFrom" + ListNaming.capitalise(name());
  }

  /** All accessors that are named after the list. */
  default List<String> accessors() {
    return List.of(inMethod(), listOfMethod(), nextMethod(), previousMethod(), unlinkMethod());
  }

  /**
   * A list of the node layout.
   *
   * @param name the list name
   * @param listClass the generated class
   * @param link the field that holds the link
   */
  record Node(String name, ClassName listClass, String link) implements ListModel {}

  /**
   * A list of the flat layout.
   *
   * @param name the list name
   * @param listClass the generated class
   * @param previous the field that refers to the previous element
   * @param next the field that refers to the next element
   * @param listField the field that refers to the list
   */
  record Flat(String name, ClassName listClass, String previous, String next, String listField)
      implements ListModel {}

  /**
   * A list of the indexed layout.
   *
   * @param name the list name
   * @param listClass the generated class
   * @param slot the field that holds the slot
   */
  record Indexed(String name, ClassName listClass, String slot) implements ListModel {
    @Override
    public PoolParameter poolParameter() {
      return PoolParameter.FIRST;
    }
  }

  /**
   * A list whose declaration has errors. A stand-in is generated, so that the compiler reports the
   * errors and not, besides, that the class is missing.
   *
   * @param name the list name
   * @param listClass the generated class
   */
  record StandIn(String name, ClassName listClass) implements ListModel {
    @Override
    public PoolParameter poolParameter() {
      return PoolParameter.OPTIONAL;
    }
  }
}
