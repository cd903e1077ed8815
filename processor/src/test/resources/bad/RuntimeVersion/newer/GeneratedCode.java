package dev.intrusive.generated;

public final class GeneratedCode {
  public static final int VERSION = 2;

  public static void requireVersion(int version) {}
}
