package dev.intrusive.examples.demo.orders;

/** Where the quantities of one side have gone: submitted = resting + executed + cancelled. */
final class Totals {

  long submitted;
  long executed;
  long cancelled;

  /** What must still be in the book. */
  long resting() {
    return submitted - executed - cancelled;
  }
}
