package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FigureBlocksTest {

  private static final String TEXT =
      """
      Before.
      <!-- figures: a -->
      old
      <!-- /figures -->
      Between.

      <!-- figures: b-2 -->
      <!-- /figures -->
      """;

  @Test
  void replace_exchangesWhatIsBetweenTheMarkers() {
    assertEquals(
        """
        Before.
        <!-- figures: a -->

        new a

        <!-- /figures -->
        Between.

        <!-- figures: b-2 -->

        new b-2

        <!-- /figures -->
        """,
        FigureBlocks.replace(TEXT, name -> "new " + name + "\n"));
  }

  @Test
  void replace_twice_isTheSame() {
    String once = FigureBlocks.replace(TEXT, name -> "new " + name + "\n");
    assertEquals(once, FigureBlocks.replace(once, name -> "new " + name + "\n"));
  }

  @Test
  void names_areThoseOfTheMarkers() {
    assertEquals(List.of("a", "b-2"), FigureBlocks.names(TEXT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!-- figures: a -->\n",
        "<!-- /figures -->\n",
        "<!-- figures: a -->\n<!-- figures: b -->\n<!-- /figures -->\n",
        "<!-- figures: A -->\n<!-- /figures -->\n",
        "<!-- figures a -->\n<!-- /figures -->\n",
        "<!-- figures: a -->\n<!-- figures -->\n",
      })
  void damagedMarkers_areRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> FigureBlocks.replace(text, name -> ""));
  }
}
