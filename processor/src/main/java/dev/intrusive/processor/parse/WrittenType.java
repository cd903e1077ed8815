package dev.intrusive.processor.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A type as it stands in the source.
 *
 * @param name the name of the class, variable or primitive, as far as it is written; {@code []} for
 *     an array; {@code ?}, {@code ? extends} or {@code ? super} for a wildcard
 * @param arguments the type arguments, the component of an array, or the bound of a wildcard
 */
record WrittenType(String name, List<WrittenType> arguments) {

  static final String ARRAY = "[]";

  private static final Pattern TOKEN =
      Pattern.compile("\\?\\s*(?:extends|super)\\b|[?<>,]|\\[\\s*]|\\.\\.\\.|[^\\s?<>,\\[\\]]+");

  /** Reads a type, or returns null if it is not as simple as this. */
  static @Nullable WrittenType parse(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(SourceNames.withoutAnnotations(text));
    while (matcher.find()) {
      tokens.add(matcher.group().replaceAll("\\s+", " "));
    }
    Parser parser = new Parser(tokens);
    WrittenType type = parser.type();
    return parser.isAtEnd() ? type : null;
  }

  private static final class Parser {

    private final List<String> tokens;
    private int position;

    Parser(List<String> tokens) {
      this.tokens = tokens;
    }

    boolean isAtEnd() {
      return position == tokens.size();
    }

    private String next() {
      return isAtEnd() ? "" : tokens.get(position++);
    }

    private boolean skip(String token) {
      boolean isNext = !isAtEnd() && tokens.get(position).equals(token);
      position += isNext ? 1 : 0;
      return isNext;
    }

    WrittenType type() {
      String name = next();
      List<WrittenType> arguments = new ArrayList<>();
      if (name.startsWith("? ")) {
        return new WrittenType(name, List.of(type()));
      }
      if (skip("<")) {
        do {
          arguments.add(type());
        } while (skip(","));
        skip(">");
      }
      WrittenType type = new WrittenType(name, List.copyOf(arguments));
      while (skip(ARRAY) || skip("...")) {
        type = new WrittenType(ARRAY, List.of(type));
      }
      return type;
    }
  }
}
