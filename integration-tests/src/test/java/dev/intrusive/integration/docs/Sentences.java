package dev.intrusive.integration.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes texts apart into sentences, in which {@code X} stands for code. */
final class Sentences {

  private static final Pattern MARKDOWN_CODE = Pattern.compile("``.*?``|`[^`]*`");
  private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\([^)]*\\)");
  private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*]|\\d+\\.|#+)\\s+");
  private static final Pattern CELL = Pattern.compile("(?<!\\\\)\\|");
  private static final Pattern END = Pattern.compile("(?<=[.!?])[\"')]?\\s+(?=[A-Z0-9(\\[\"])");
  private static final Pattern FIGURES = Pattern.compile("(?s)<!-- figures: .*?<!-- /figures -->");

  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\])'");
  private static final Pattern INLINE_TAG =
      Pattern.compile("\\{@(?:link|linkplain)\\s+[^\\s}]+\\s*([^}]*)\\}|\\{@\\w+[^}]*\\}");
  private static final Pattern PART = Pattern.compile("\n\\s*\n|<p>|<li>|<td>|\n\\s*@(?=\\w)");

  private Sentences() {}

  /** The sentences of a Markdown page outside of code and of tables of figures. */
  static List<String> ofMarkdown(String page) {
    List<String> paragraphs = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    boolean isCode = false;
    for (String line :
        FIGURES.matcher(page).replaceAll("").replaceAll("(?s)<!--.*?-->", "").split("\n", -1)) {
      boolean isFence = line.stripLeading().startsWith("```");
      if (isFence
          || isCode
          || line.isBlank()
          || line.startsWith("|")
          || ITEM.matcher(line).find()) {
        paragraphs.add(paragraph.toString());
        paragraph.setLength(0);
      }
      isCode ^= isFence;
      if (!isFence && !isCode) {
        if (line.startsWith("|")) {
          paragraphs.addAll(List.of(CELL.split(line, -1)));
        } else {
          paragraph.append(ITEM.matcher(line).replaceFirst("")).append(' ');
        }
      }
    }
    paragraphs.add(paragraph.toString());
    return paragraphs.stream()
        .map(text -> MARKDOWN_CODE.matcher(text).replaceAll("X"))
        .map(text -> LINK.matcher(text).replaceAll("$1").replace("*", ""))
        .flatMap(Sentences::split)
        .toList();
  }

  /** The sentences of the comments of a Java source. */
  static List<String> ofComments(String source) {
    return matches(source)
        .filter(text -> text.startsWith("/"))
        .map(text -> text.replaceAll("^/[*/]+|\\*/$", "").replaceAll("(?m)^\\s*\\* ?", ""))
        .map(text -> text.replaceAll("(?s)<pre>.*?</pre>", ""))
        .map(text -> INLINE_TAG.matcher(text).replaceAll(tag -> shown(tag.group(1))))
        .flatMap(PART::splitAsStream)
        .flatMap(Sentences::split)
        .toList();
  }

  /** The texts in a Java source, which its messages consist of. */
  static List<String> ofMessages(String source) {
    return matches(source).filter(text -> text.startsWith("\"")).toList();
  }

  private static Stream<String> matches(String source) {
    return COMMENT_OR_TEXT.matcher(source).results().map(match -> match.group());
  }

  private static String shown(@Nullable String label) {
    return label == null || label.isBlank() ? "X" : Matcher.quoteReplacement(label);
  }

  private static Stream<String> split(String paragraph) {
    return END.splitAsStream(paragraph.strip().replaceAll("\\s+", " "))
        .filter(sentence -> !sentence.isBlank());
  }
}
