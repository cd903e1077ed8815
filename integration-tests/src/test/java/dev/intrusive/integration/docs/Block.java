package dev.intrusive.integration.docs;

import org.jspecify.annotations.Nullable;

/**
 * A fenced block of a Markdown file.
 *
 * @param place the file and the line of the opening fence
 * @param language the first word after the fence, or empty
 * @param text the lines between the fences
 * @param marker the comment before it that says what it is for, or null
 */
record Block(String place, String language, String text, @Nullable Marker marker) {

  /** What a block is for. */
  enum Role {
    /** A source file of the named program. */
    EXAMPLE,
    /** Statements of the named method body. */
    STATEMENTS,
    /** What the named program prints. */
    OUTPUT,
    /** Parts of what is generated for the hosts of the named program, separated by empty lines. */
    GENERATED
  }

  /**
   * A comment such as {@code <!-- example: NAME -->}.
   *
   * @param role what the block is for
   * @param name the program, and for statements, if a dot follows, the method body in it
   * @param hidden the further lines of the comment, which precede the block's text unseen
   */
  record Marker(Role role, String name, String hidden) {

    /** The name of the program. */
    String program() {
      int dot = name.indexOf('.');
      return dot < 0 ? name : name.substring(0, dot);
    }
  }
}
