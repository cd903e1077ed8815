package dev.intrusive.examples.demo.game;

import java.io.PrintStream;
import java.util.List;

/** Prints rows of cells, a label and numbers, below each other. */
final class Table {

  private static final int LABEL_WIDTH = 8;
  private static final int NUMBER_WIDTH = 10;

  private final PrintStream out;

  Table(PrintStream out) {
    this.out = out;
  }

  void header(String label, List<String> titles) {
    StringBuilder line = new StringBuilder();
    line.append(label).append(" ".repeat(Math.max(0, LABEL_WIDTH - label.length())));
    for (String title : titles) {
      line.append(" ".repeat(Math.max(1, NUMBER_WIDTH - title.length()))).append(title);
    }
    // Not println: the output is the same on every system, to the byte.
    out.print(line.append('\n'));
  }

  void row(String label, List<Long> numbers) {
    header(label, numbers.stream().map(String::valueOf).toList());
  }
}
