package dev.intrusive.concurrency.model;

/** Ends a thread whose run has failed. */
final class AbortedError extends Error {

  private static final long serialVersionUID = 1L;

  AbortedError() {
    super("this run has failed", null, false, false);
  }
}
