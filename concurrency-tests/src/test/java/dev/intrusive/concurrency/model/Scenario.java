package dev.intrusive.concurrency.model;

import java.util.List;

/**
 * A few threads that do a few things, and what must hold afterwards. Each schedule has an instance
 * of its own.
 */
public interface Scenario {

  /** What one thread does. */
  interface Body {
    void run() throws Exception;
  }

  /** What each thread does, once. What a body throws is a failure. */
  List<Body> threads();

  /**
   * Looks at what has come about after all threads have ended.
   *
   * @throws AssertionError if that must not be
   */
  void check() throws Exception;
}
