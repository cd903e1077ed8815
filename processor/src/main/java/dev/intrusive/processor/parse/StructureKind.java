package dev.intrusive.processor.parse;

import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureDeclaration;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.types.Names;

/** The kinds of structures that a field can link its object into. */
enum StructureKind {
  LIST(ListModel.NOUN, Names.INTRUSIVE_LINK),
  HEAP(HeapModel.NOUN, Names.HEAP_LINK),
  MAP(MapModel.NOUN, Names.MAP_LINK);

  /** The word for it in messages. */
  final String noun;

  /** The annotation of its fields. */
  final String annotation;

  StructureKind(String noun, String annotation) {
    this.noun = noun;
    this.annotation = annotation;
  }

  /** A structure of the kind whose declaration has errors, or lacks a type. */
  StructureModel standIn(StructureDeclaration declaration) {
    return switch (this) {
      case LIST -> new ListModel.StandIn(declaration);
      case HEAP -> new HeapModel.StandIn(declaration);
      case MAP -> new MapModel.StandIn(declaration);
    };
  }

  /** The annotation as it stands in a source. */
  String written() {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }
}
