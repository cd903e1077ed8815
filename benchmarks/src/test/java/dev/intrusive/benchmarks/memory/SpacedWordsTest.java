package dev.intrusive.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;

/** Where the words of a pool lie that threads fight over. */
class SpacedWordsTest {

  private static final int LINE = 64;

  /** Nothing that lies before or after the object shares a line with the word. */
  @ParameterizedTest
  @ValueSource(strings = {"BitmapWord", "Exhaustion", "SpacedLong"})
  void word_hasALineToItself(String name) throws ClassNotFoundException {
    ClassLayout layout = ClassLayout.parseClass(Class.forName("dev.intrusive.pool." + name));
    FieldLayout word =
        layout.fields().stream().filter(field -> field.name().equals("value")).findFirst().get();
    long after = layout.instanceSize() - word.offset() - word.size();
    assertTrue(word.offset() >= LINE - word.size(), layout::toPrintable);
    assertTrue(after >= LINE - word.size(), layout::toPrintable);
  }
}
