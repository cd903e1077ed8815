package dev.intrusive.processor.model;

import java.util.List;

/** One list of a host: the names of the fields that lead to its links. */
public sealed interface ListModel extends StructureModel {

  /** What it is called. */
  String NOUN = "list";

  @Override
  default String noun() {
    return NOUN;
  }

  /** The accessor that returns the next element. */
  default String nextMethod() {
    return "nextIn" + ListNaming.capitalise(name());
  }

  /** The accessor that returns the previous element. */
  default String previousMethod() {
    return "previousIn" + ListNaming.capitalise(name());
  }

  @Override
  default List<String> accessors() {
    return List.of(inMethod(), holderMethod(), nextMethod(), previousMethod(), unlinkMethod());
  }

  /**
   * A list of the node layout.
   *
   * @param declaration what all layouts have
   * @param link the field that holds the link
   */
  record Node(StructureDeclaration declaration, String link) implements ListModel {}

  /**
   * A list of the flat layout.
   *
   * @param declaration what all layouts have
   * @param previous the field that refers to the previous element
   * @param next the field that refers to the next element
   * @param listField the field that refers to the list
   */
  record Flat(StructureDeclaration declaration, String previous, String next, String listField)
      implements ListModel, NamedByField {}

  /**
   * A list of the array layout.
   *
   * @param declaration what all layouts have
   * @param index the field that holds the place of an element
   * @param listField the field that refers to the list
   */
  record Array(StructureDeclaration declaration, String index, String listField)
      implements ListModel, NamedByField {}

  /**
   * A list of the indexed layout.
   *
   * @param declaration what all layouts have
   * @param slot the field that holds the slot
   */
  record Indexed(StructureDeclaration declaration, String slot) implements ListModel, BesidePool {}

  /**
   * A list whose declaration has errors. A stub is generated, so that the compiler reports the
   * errors and not, besides, that the class is missing.
   *
   * @param declaration what all layouts have
   */
  record Stub(StructureDeclaration declaration) implements ListModel, Broken {}
}
