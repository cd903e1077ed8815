package dev.intrusive.examples.demo.command;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Reads and writes text files, of which only a line at a time need fit into memory. */
public final class TextFile {

  private static final int LINES_BETWEEN_UPDATES = 4096;

  private TextFile() {}

  /** Takes in the lines of a file. */
  @FunctionalInterface
  public interface LineConsumer {

    void accept(Line line) throws InputException;
  }

  /**
   * Reads a file.
   *
   * @throws InputException if it cannot be read, or one of its lines is refused
   */
  public static void read(Path file, Progress progress, LineConsumer consumer)
      throws InputException {
    if (!Files.isRegularFile(file)) {
      throw new InputException(file.toString(), "there is no such file", "name one that exists");
    }
    // What is not ASCII is refused where the line is parsed, with its number.
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      long size = Files.size(file);
      long done = 0;
      int number = 0;
      for (String text = reader.readLine(); text != null; text = reader.readLine()) {
        number++;
        done += text.length() + 1;
        consumer.accept(new Line(file, number, text));
        if (number % LINES_BETWEEN_UPDATES == 0) {
          progress.update(done, size);
        }
      }
    } catch (IOException e) {
      throw new InputException(file.toString(), "it cannot be read", "name a file that can be");
    }
  }

  /**
   * Writes a file, the same on every system.
   *
   * @throws InputException if it cannot be written
   */
  public static void write(Path file, Consumer<PrintWriter> content) throws InputException {
    try (BufferedWriter writer = Files.newBufferedWriter(file);
        PrintWriter printer = new PrintWriter(writer)) {
      content.accept(printer);
      if (!printer.checkError()) {
        return;
      }
    } catch (IOException e) {
      // Reported below, like what goes wrong while writing.
    }
    throw new InputException(file.toString(), "it cannot be written", "name a file that can be");
  }
}
