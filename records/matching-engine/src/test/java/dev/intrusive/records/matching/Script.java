package dev.intrusive.records.matching;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Messages and reports in the notation of {@code conformance.txt}. */
record Script(String name, List<String> messages, String reports) {

  private static final Pattern PRICED = Pattern.compile("([BSM])(\\d+) (\\d+)@(\\d+)(!?)");

  static Script parse(String line) {
    String[] parts = line.split("\\s*\\|\\s*", -1);
    return new Script(parts[0], List.of(parts[1].split(", ", -1)), parts[2]);
  }

  static void send(String message, Engine engine) {
    if (message.startsWith("X")) {
      engine.cancel(Long.parseLong(message.substring(1)));
      return;
    }
    Matcher matcher = PRICED.matcher(message);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(message);
    }
    long id = Long.parseLong(matcher.group(2));
    long quantity = Long.parseLong(matcher.group(3));
    long price = Long.parseLong(matcher.group(4));
    switch (matcher.group(1)) {
      case "B" -> engine.submit(id, Side.BUY, price, quantity, !matcher.group(5).isEmpty());
      case "S" -> engine.submit(id, Side.SELL, price, quantity, !matcher.group(5).isEmpty());
      default -> engine.modify(id, price, quantity);
    }
  }

  /** Writes reports in this notation. */
  static final class Writer implements Reports {

    private final StringBuilder reports = new StringBuilder();

    @Override
    public void accepted(long id, Side side, long price, long quantity) {
      add("+" + id);
    }

    @Override
    public void traded(long price, long quantity, long maker, long taker) {
      add(maker + ">" + taker + " " + quantity + "@" + price);
    }

    @Override
    public void cancelled(long id, Side side, long price) {
      add("-" + id);
    }

    @Override
    public void modified(long id, Side side, long price, long quantity) {
      add("~" + id);
    }

    @Override
    public void cancelRejected(long id) {
      add("x" + id);
    }

    @Override
    public void modifyRejected(long id) {
      add("m" + id);
    }

    private void add(String report) {
      reports.append(reports.length() == 0 ? "" : " ").append(report);
    }

    @Override
    public String toString() {
      return reports.toString();
    }
  }

  static Stream<Script> all() throws IOException {
    try (InputStream in = Script.class.getResourceAsStream("conformance.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n", -1))
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(Script::parse);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
