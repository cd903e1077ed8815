package dev.intrusive.processor.model;

import org.jspecify.annotations.Nullable;

/** One heap of a host. */
public sealed interface HeapModel extends StructureModel {

  /** What it is called. */
  String NOUN = "heap";

  @Override
  default String noun() {
    return NOUN;
  }

  /** Whether a removal can fail, because it calls a comparator. */
  default boolean canFail() {
    return this instanceof Flat flat
        ? flat.key() == null
        : this instanceof Indexed indexed && indexed.key() == null;
  }

  /**
   * A heap of the flat layout.
   *
   * @param declaration what all layouts have
   * @param index the field that holds the place of an element
   * @param heapField the field that refers to the heap
   * @param key what it is ordered by, or null for a comparator
   * @param isComparable whether the host has a natural order, which no key replaces
   */
  record Flat(
      StructureDeclaration declaration,
      String index,
      String heapField,
      @Nullable KeyModel key,
      boolean isComparable)
      implements HeapModel, NamedByField {}

  /**
   * A heap of the indexed layout.
   *
   * @param declaration what all layouts have
   * @param slot the field that holds the slot
   * @param key what it is ordered by, or null for a comparator
   * @param isComparable whether the host has a natural order, which no key replaces
   */
  record Indexed(
      StructureDeclaration declaration, String slot, @Nullable KeyModel key, boolean isComparable)
      implements HeapModel, BesidePool {}

  /**
   * A heap whose declaration has errors. A stub is generated, so that the compiler reports the
   * errors and not, besides, that the class is missing.
   *
   * @param declaration what all layouts have
   */
  record Stub(StructureDeclaration declaration) implements HeapModel, Broken {}
}
