package dev.intrusive.generated;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class GeneratedCodeTest {

  @Test
  void requireVersion_acceptsItsOwn() {
    assertDoesNotThrow(() -> GeneratedCode.requireVersion(GeneratedCode.VERSION));
  }

  @Test
  void requireVersion_ofOlderCodeAsksToCompileItAgain() {
    assertRefused(
        GeneratedCode.VERSION - 1,
        "compile the class again with the intrusive-processor of that runtime");
  }

  @Test
  void requireVersion_ofNewerCodeAsksForANewerRuntime() {
    assertRefused(
        GeneratedCode.VERSION + 1, "replace the runtime by one as new as the intrusive-processor");
  }

  private static void assertRefused(int version, String remedy) {
    IncompatibleClassChangeError error =
        assertThrows(
            IncompatibleClassChangeError.class, () -> GeneratedCode.requireVersion(version));
    assertEquals(
        "this class was generated as version %d, but the intrusive-runtime of the"
                .formatted(version)
            + " program supports version %d; %s, or use the versions of one intrusive-bom."
                .formatted(GeneratedCode.VERSION, remedy),
        error.getMessage());
  }
}
