package dev.intrusive.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a template: text that is copied, and after it what may stand for something of the
 * host.
 *
 * @param before the text
 * @param kind what follows it
 * @param word how that is written in the template
 * @param arguments the type arguments after a type
 * @param isNullable whether a type is annotated as nullable
 */
record TemplateToken(
    String before, Kind kind, String word, @Nullable String arguments, boolean isNullable) {

  /** What may stand for something of the host. */
  enum Kind {
    LITERAL,
    STATIC,
    NESTED,
    CONSTRUCTOR,

    /** The type for which an object is tested that may be a key. */
    TESTED,

    KEY,

    /** The beginning of the type of a function of a key. */
    FUNCTION,

    TYPE,
    WORD,

    /** Nothing more: the template ends here. */
    END
  }

  /** A group for each kind. Comments and texts are recognised so that nothing in them is a name. */
  private static final Pattern PATTERN =
      Pattern.compile(
          "(?<COMMENT>//[^\n]*|/\\*(?s:.*?)\\*/)"
              + "|(?<LITERAL>\"\\w+\")"
              + "|(?<STATIC>static <T>)"
              + "|(?<NESTED>Steps)\\b"
              + "|(?<CONSTRUCTOR>\\w+Elements)(?=\\()"
              + "|(?<TESTED>(?<=instanceof )Key)\\b"
              + "|(?<KEY>Key)(?= \\p{Ll})"
              + "|(?<FUNCTION>KeyFunction<)"
              + "|(?<nullable>@Nullable )?\\b(?<TYPE>\\p{Lu}\\w*)(?<arguments><T>|<\\?>)?"
              + "|\\b(?<WORD>\\p{Ll}\\w*)|(?<END>\\z)");

  /** By text; nothing of a host is in a template, so there are few. */
  private static final Map<String, List<TemplateToken>> SPLIT = new ConcurrentHashMap<>();

  /** Splits the text of a template. */
  static List<TemplateToken> in(String text) {
    return SPLIT.computeIfAbsent(text, TemplateToken::split);
  }

  private static List<TemplateToken> split(String text) {
    List<TemplateToken> tokens = new ArrayList<>();
    StringBuilder before = new StringBuilder();
    Matcher found = PATTERN.matcher(text);
    while (found.find()) {
      found.appendReplacement(before, "");
      if (found.group("COMMENT") != null) {
        before.append(found.group());
        continue;
      }
      for (Kind kind : Kind.values()) {
        String word = found.group(kind.name());
        if (word != null) {
          tokens.add(
              new TemplateToken(
                  before.toString(),
                  kind,
                  word,
                  found.group("arguments"),
                  found.group("nullable") != null));
        }
      }
      before.setLength(0);
    }
    return tokens;
  }
}
