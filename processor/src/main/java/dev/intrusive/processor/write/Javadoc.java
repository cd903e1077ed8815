package dev.intrusive.processor.write;

import java.util.stream.Collectors;

/** The comment of a member: what it does, then its tags, in lines that fit. */
final class Javadoc {

  private static final int INDENTATION = 2;

  private final StringBuilder text;
  private boolean hasTags;

  /** Begins with what the member does. */
  Javadoc(String summary) {
    text = new StringBuilder(SourceTidier.fill(summary, INDENTATION));
  }

  /**
   * Adds a tag.
   *
   * @param tag a tag, with the name or the type that it is about
   * @param meaning its text
   */
  Javadoc add(String tag, String meaning) {
    if (!hasTags) {
      text.append('\n');
      hasTags = true;
    }
    text.append(SourceTidier.fill(tag + " " + meaning, INDENTATION, "    "));
    return this;
  }

  /** The comment as it stands before a member that is not indented. */
  String comment() {
    return text.toString()
        .lines()
        .map(line -> line.isEmpty() ? " *" : " * " + line)
        .collect(Collectors.joining("\n", "/**\n", "\n */\n"));
  }

  /** The text of the comment. */
  @Override
  public String toString() {
    return text.toString();
  }
}
