package dev.intrusive.processor.model;

/** One map of a host. */
public sealed interface MapModel extends StructureModel {

  /** What it is called. */
  String NOUN = "map";

  @Override
  default String noun() {
    return NOUN;
  }

  /**
   * A map of the flat layout.
   *
   * @param declaration what all layouts have
   * @param next the field that refers to the next element of a chain
   * @param mapField the field that refers to the map
   * @param key what it finds elements by
   * @param isSequential whether the lowest bits of a key decide where its element is
   */
  record Flat(
      StructureDeclaration declaration,
      String next,
      String mapField,
      KeyModel key,
      boolean isSequential)
      implements MapModel, NamedByField {}

  /**
   * A map of the indexed layout.
   *
   * @param declaration what all layouts have
   * @param slot the field that holds the slot
   * @param key what it finds elements by
   * @param isSequential whether the lowest bits of a key decide where its element is
   */
  record Indexed(StructureDeclaration declaration, String slot, KeyModel key, boolean isSequential)
      implements MapModel, BesidePool {}

  /**
   * A map whose declaration has errors. A stub is generated, so that the compiler reports the
   * errors and not, besides, that the class is missing.
   *
   * @param declaration what all layouts have
   */
  record Stub(StructureDeclaration declaration) implements MapModel, Broken {}
}
