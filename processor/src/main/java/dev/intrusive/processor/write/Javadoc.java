package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/** The comment of a class or a member: what it is or does, then its tags, in lines that fit. */
final class Javadoc {

  private static final int INDENTATION = 2;

  private final CodeBlock.Builder text;
  private boolean hasTags;

  /** Begins with what a member does. */
  Javadoc(String summary) {
    text = CodeBlock.builder().add("$L", filled(summary, INDENTATION, ""));
  }

  /** The comment of a class. */
  static CodeBlock ofClass(String text) {
    return CodeBlock.of("$L", filled(text, 0, ""));
  }

  /**
   * Adds a tag.
   *
   * @param tag a tag, with the name or the type that it is about
   * @param meaning its text
   */
  Javadoc add(String tag, String meaning) {
    return add(CodeBlock.of("$L", filled(tag + " " + meaning, INDENTATION, "    ")));
  }

  /** Adds an exception that the method declares. */
  Javadoc addThrows(TypeName exception, String meaning) {
    return add(CodeBlock.of("@throws $T $L\n", exception, meaning));
  }

  private Javadoc add(CodeBlock tag) {
    text.add(hasTags ? "" : "\n").add(tag);
    hasTags = true;
    return this;
  }

  /** The comment for JavaPoet to print. */
  CodeBlock code() {
    return text.build();
  }

  /** Breaks a text into lines that fit, with something before each but the first. */
  private static String filled(String text, int indentation, String continued) {
    int width = SourceTidier.LONGEST_LINE - indentation - " * ".length();
    StringBuilder filled = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > width) {
        filled.append('\n').append(continued);
        column = continued.length();
      } else if (column > 0) {
        filled.append(' ');
        column++;
      }
      filled.append(word);
      column += word.length();
    }
    return filled.append('\n').toString();
  }
}
