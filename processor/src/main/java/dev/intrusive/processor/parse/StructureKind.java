package dev.intrusive.processor.parse;

import dev.intrusive.processor.parse.EclipseSyntax.HiddenField;
import java.util.stream.Stream;

/** The kinds of structures that a field can link its object into. */
enum StructureKind {
  LIST("list", Symbols.INTRUSIVE_LINK, "dev.intrusive.IntrusiveList"),
  HEAP("heap", Symbols.HEAP_LINK, "dev.intrusive.IntrusiveHeap"),
  MAP("map", Symbols.MAP_LINK, "dev.intrusive.IntrusiveMap");

  /** The word for it in messages. */
  final String noun;

  /** The annotation of its fields. */
  final String annotation;

  /** The class of the runtime that generated ones extend, directly or not. */
  final String base;

  StructureKind(String noun, String annotation, String base) {
    this.noun = noun;
    this.annotation = annotation;
    this.base = base;
  }

  /** Whether a field has one of the annotations. */
  static boolean isAnnotated(HiddenField field) {
    return field.annotations().stream()
        .anyMatch(text -> Stream.of(values()).anyMatch(kind -> text.contains(kind.written())));
  }

  /** The annotation as it stands in a source. */
  String written() {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }
}
