package dev.intrusive.benchmarks.maps;

/** What is found, apart from links: it has the number by which it is found, as any such object. */
public class Session {

  /** The number. It is set once, before the session is in a map. */
  long id;

  /** Read by each look-up, as a program that finds an object uses it. */
  int uses = 1;
}
