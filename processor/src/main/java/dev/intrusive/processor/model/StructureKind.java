package dev.intrusive.processor.model;

import java.util.Locale;

/** The kinds of structures that a field can link its object into. */
public enum StructureKind {
  LIST,
  HEAP,
  MAP;

  /** The word for it in messages and comments. */
  public String noun() {
    return name().toLowerCase(Locale.ROOT);
  }
}
