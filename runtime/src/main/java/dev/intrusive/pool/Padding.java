package dev.intrusive.pool;

/** Padding before a field of a subclass, whose fields lie after those of its superclass. */
abstract class Padding {

  @SuppressWarnings("unused")
  private long padding1, padding2, padding3, padding4, padding5, padding6, padding7;
}
