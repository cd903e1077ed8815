package dev.intrusive.generated;

public final class GeneratedCode {
  public static void requireVersion(int version) {}
}
