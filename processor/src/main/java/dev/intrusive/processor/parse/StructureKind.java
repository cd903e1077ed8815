package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureDeclaration;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.types.Names;

/** The kinds of structures that a field can link its object into. */
enum StructureKind {
  LIST(ListModel.NOUN, Names.INTRUSIVE_LINK, Rule.ArrayLinkAmbiguous, Rule.ArrayLinkFieldType),
  HEAP(HeapModel.NOUN, Names.HEAP_LINK, Rule.HeapLinkAmbiguous, Rule.HeapLinkFieldType),
  MAP(MapModel.NOUN, Names.MAP_LINK, Rule.MapLinkAmbiguous, Rule.MapLinkFieldType);

  /** The word for it in messages. */
  final String noun;

  /** The annotation of its fields. */
  final String annotation;

  /** The rule that two fields in one role break, besides prev and next. */
  final Rule ambiguous;

  /** The rule that a field in no role breaks, besides prev and next. */
  final Rule fieldType;

  StructureKind(String noun, String annotation, Rule ambiguous, Rule fieldType) {
    this.noun = noun;
    this.annotation = annotation;
    this.ambiguous = ambiguous;
    this.fieldType = fieldType;
  }

  /** A structure of the kind whose declaration has errors, or lacks a type. */
  StructureModel stub(StructureDeclaration declaration) {
    return switch (this) {
      case LIST -> new ListModel.Stub(declaration);
      case HEAP -> new HeapModel.Stub(declaration);
      case MAP -> new MapModel.Stub(declaration);
    };
  }

  /** The annotation as it stands in a source. */
  String written() {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }
}
