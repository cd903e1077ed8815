package dev.intrusive.examples.demo.cache;

import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Line;
import java.io.PrintWriter;
import java.util.function.LongConsumer;

/** How a file says which blocks a program accessed, one after the other. */
enum TraceFormat {
  /**
   * The format of the authors of ARC: in each line the number of a block, how many blocks from
   * there on were accessed, and two numbers of no interest.
   */
  ARC {
    @Override
    void parse(Line line, LongConsumer accesses) throws InputException {
      String[] parts = line.text().strip().split("\\s+", 3);
      if (parts.length < 2) {
        throw line.refused("\"start count ignored ignored\" is expected");
      }
      long count = line.wholeNumber("count", parts[1], 0, Integer.MAX_VALUE);
      long start = line.wholeNumber("start", parts[0], 0, Long.MAX_VALUE - count);
      for (long block = start; block < start + count; block++) {
        accesses.accept(block);
      }
    }

    @Override
    void print(PrintWriter out, long start, int count) {
      out.print(start + " " + count + " 0 0\n");
    }
  },

  /** The format of the authors of LIRS: in each line the number of a block, or a star. */
  LIRS {
    @Override
    void parse(Line line, LongConsumer accesses) throws InputException {
      String text = line.text().strip();
      if (!text.isEmpty() && !text.equals("*")) {
        accesses.accept(line.wholeNumber("the block", text, 0, Long.MAX_VALUE));
      }
    }

    @Override
    void print(PrintWriter out, long start, int count) {
      for (long block = start; block < start + count; block++) {
        out.print(block + "\n");
      }
    }
  };

  /** Takes the accesses out of a line. */
  abstract void parse(Line line, LongConsumer accesses) throws InputException;

  /** Prints the access of some blocks in a row. */
  abstract void print(PrintWriter out, long start, int count);
}
