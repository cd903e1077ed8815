package dev.intrusive.processor;

import dev.intrusive.processor.Outcome.Message;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/** The text form in which tests compare what is reported, and where. */
final class Complaint {

  /** Stands for the id of what the compiler itself reports. */
  static final String COMPILER = "compiler";

  private static final Pattern ID = Pattern.compile("^\\[(\\w+)] ");

  private Complaint() {}

  static String describe(String file, long line, String kind, String id) {
    return "%s:%03d %s %s".formatted(file, line, kind, id);
  }

  /** What was reported, sorted. */
  static List<String> of(Outcome outcome) {
    return outcome.complaints().stream()
        .map(
            message ->
                describe(
                    message.file(),
                    message.line(),
                    message.kind() == Diagnostic.Kind.ERROR ? "error" : "warning",
                    idOf(message)))
        .sorted()
        .toList();
  }

  /** The id in brackets at the start of a message of ours. */
  static String idOf(Message message) {
    Matcher id = ID.matcher(message.text());
    return id.find() ? id.group(1) : COMPILER;
  }
}
