package dev.intrusive;

public final class GeneratedCode {
  public static void requireVersion(int version) {}
}
