package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

final class EnvironmentTest {

  @Test
  void cpu_hasFamilyAndModelOfTheFirstProcessor() {
    List<String> lines =
        List.of(
            "processor\t: 0",
            "cpu family\t: 25",
            "model\t\t: 1",
            "model name\t: Some Processor",
            "",
            "processor\t: 1",
            "model\t\t: 2",
            "model name\t: Another");
    assertEquals("Some Processor (family 25, model 1)", Environment.cpu(lines));
  }

  @Test
  void cpu_withoutNumbers_isTheName() {
    assertEquals("Some Processor", Environment.cpu(List.of("model name : Some Processor")));
    assertFalse(Environment.cpu(List.of()).isEmpty());
  }
}
