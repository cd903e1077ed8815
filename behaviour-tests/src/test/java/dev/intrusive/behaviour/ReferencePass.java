package dev.intrusive.behaviour;

/** A pass that runs over the specification of a list. */
final class ReferencePass {
  final boolean isDescending;
  int position;

  /** Whether a sort has moved elements, nobody knows which. */
  boolean isLost;

  ReferencePass(boolean isDescending) {
    this.isDescending = isDescending;
  }
}
