package dev.intrusive.behaviour.heap;

/** What user code throws. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;
}
