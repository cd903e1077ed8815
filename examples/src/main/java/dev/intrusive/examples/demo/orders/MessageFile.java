package dev.intrusive.examples.demo.orders;

import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Line;
import dev.intrusive.examples.demo.command.Progress;
import dev.intrusive.examples.demo.command.TextFile;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Files of messages in the format of LOBSTER, a line each: time, type, order id, size, price and
 * direction, with commas between them. The time is in seconds after midnight, the price in units of
 * 1/10000. See <a href="https://lobsterdata.com/info/DataStructure.php">its description</a>.
 */
final class MessageFile {

  private static final int COLUMNS = 6;
  private static final int DIGITS_OF_NANOS = 9;
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  private MessageFile() {}

  /**
   * Reads a file.
   *
   * @throws InputException if it cannot be read, or holds something else
   */
  static List<Message> read(Path file, Progress progress) throws InputException {
    List<Message> messages = new ArrayList<>();
    TextFile.read(file, progress, line -> messages.add(parse(line)));
    return messages;
  }

  private static Message parse(Line line) throws InputException {
    // Some files have a column more, which is of no use here.
    String[] parts = line.text().split(",", COLUMNS + 1);
    if (parts.length < COLUMNS) {
      throw line.refused("time,type,id,size,price,direction is expected");
    }
    long nanos = parseTime(line, parts[0]);
    Event event = Event.of((int) line.wholeNumber("type", parts[1], 1, Event.MOST));
    long id = line.wholeNumber("order id", parts[2], 0, Long.MAX_VALUE);
    // A halt has no size.
    long least = event == Event.HALT ? 0 : 1;
    long size = line.wholeNumber("size", parts[3], least, Integer.MAX_VALUE);
    long price = line.wholeNumber("price", parts[4], -1, Long.MAX_VALUE);
    return new Message(nanos, event, id, size, price, parseSide(line, parts[5]));
  }

  private static long parseTime(Line line, String part) throws InputException {
    try {
      return new BigDecimal(part).movePointRight(DIGITS_OF_NANOS).longValueExact();
    } catch (ArithmeticException | NumberFormatException e) {
      throw line.refused("time must be in seconds but is \"" + part + "\"");
    }
  }

  private static Side parseSide(Line line, String part) throws InputException {
    for (Side side : Side.values()) {
      if (part.equals(String.valueOf(side.direction()))) {
        return side;
      }
    }
    throw line.refused("direction must be 1 or -1 but is \"" + part + "\"");
  }

  /**
   * Writes a file.
   *
   * @throws InputException if it cannot be written
   */
  static void write(Path file, List<Message> messages) throws InputException {
    TextFile.write(file, out -> messages.forEach(message -> out.print(format(message))));
  }

  private static String format(Message message) {
    StringBuilder line = new StringBuilder();
    String nanos = String.valueOf(NANOS + message.nanos() % NANOS).substring(1);
    line.append(message.nanos() / NANOS).append('.').append(nanos);
    line.append(',').append(message.event().number()).append(',').append(message.id());
    line.append(',').append(message.quantity()).append(',').append(message.price());
    return line.append(',').append(message.side().direction()).append('\n').toString();
  }
}
