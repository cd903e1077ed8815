package dev.intrusive.processor.parse;

/** The kinds of structures that a field can link its object into. */
enum StructureKind {
  LIST("list", Symbols.INTRUSIVE_LINK),
  HEAP("heap", Symbols.HEAP_LINK),
  MAP("map", Symbols.MAP_LINK);

  /** The word for it in messages. */
  final String noun;

  /** The annotation of its fields. */
  final String annotation;

  StructureKind(String noun, String annotation) {
    this.noun = noun;
    this.annotation = annotation;
  }

  /** The annotation as it stands in a source. */
  String written() {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }
}
