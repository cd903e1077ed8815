package dev.intrusive.processor.parse;

/** The rule about classes that have no name outside a method. */
public final class LocalHosts {

  private LocalHosts() {}

  /** The message for a host that is local or anonymous. */
  public static String message(String name) {
    return "%s, so generated code cannot name it; declare the class at the top level, or as a static nested one."
        .formatted(
            name.isEmpty()
                ? "this class is anonymous"
                : "%s is declared inside a method or initializer".formatted(name));
  }
}
