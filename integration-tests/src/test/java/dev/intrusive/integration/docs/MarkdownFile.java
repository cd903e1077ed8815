package dev.intrusive.integration.docs;

import dev.intrusive.integration.docs.Block.Marker;
import dev.intrusive.integration.docs.Block.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A Markdown file, taken apart.
 *
 * @param path its path
 * @param blocks its fenced blocks
 * @param prose its other lines by index; lines of blocks and comments are empty
 */
record MarkdownFile(Path path, List<Block> blocks, List<String> prose) {

  private static final Pattern FENCE = Pattern.compile("^( *)(`{3,}|~{3,})\\s*([^`\\s]*).*$");
  private static final Pattern MARKER =
      Pattern.compile(
          "^(example|statements|output|generated):[ \t]*(\\S*)[ \t]*(?:\n(.*))?$", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)?");

  static MarkdownFile read(Path path) throws IOException, DocumentationException {
    return new Reader(path, Files.readAllLines(path)).read();
  }

  /** Goes through the lines once. */
  private static final class Reader {

    private final Path path;
    private final List<String> lines;
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> prose = new ArrayList<>();
    private @Nullable Marker marker;
    private int next;

    Reader(Path path, List<String> lines) {
      this.path = path;
      this.lines = lines;
    }

    MarkdownFile read() throws DocumentationException {
      while (next < lines.size()) {
        String line = lines.get(next);
        Matcher fence = FENCE.matcher(line);
        if (fence.matches()) {
          readBlock(fence.group(1).length(), fence.group(2), fence.group(3));
        } else if (line.stripLeading().startsWith("<!--")) {
          readComment();
        } else {
          if (!line.isBlank()) {
            requireNoMarker();
          }
          prose.add(line);
          next++;
        }
      }
      requireNoMarker();
      return new MarkdownFile(path, blocks, prose);
    }

    private void readBlock(int indent, String fence, String language)
        throws DocumentationException {
      String place = place();
      StringBuilder text = new StringBuilder();
      skip();
      while (next < lines.size() && !closes(lines.get(next), fence)) {
        String line = lines.get(next);
        int spaces = line.length() - line.stripLeading().length();
        text.append(line.substring(Math.min(indent, spaces))).append('\n');
        skip();
      }
      if (next == lines.size()) {
        throw new DocumentationException(place, "the block is not closed");
      }
      skip();
      blocks.add(new Block(place, language, text.toString(), marker));
      marker = null;
    }

    private static boolean closes(String line, String fence) {
      String stripped = line.strip();
      return stripped.startsWith(fence) && stripped.chars().allMatch(c -> c == fence.charAt(0));
    }

    private void readComment() throws DocumentationException {
      String place = place();
      StringBuilder comment = new StringBuilder();
      boolean isClosed = false;
      while (next < lines.size() && !isClosed) {
        isClosed = lines.get(next).stripTrailing().endsWith("-->");
        comment.append(lines.get(next)).append('\n');
        skip();
      }
      if (!isClosed) {
        throw new DocumentationException(place, "no line of the comment ends with -->");
      }
      String text = comment.toString().strip();
      Matcher matcher = MARKER.matcher(text.substring(4, text.length() - 3).strip());
      if (!matcher.matches()) {
        return;
      }
      requireNoMarker();
      String name = matcher.group(2);
      Role role = Role.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
      if (!NAME.matcher(name).matches() || (role != Role.STATEMENTS && name.contains("."))) {
        throw new DocumentationException(place, "'" + name + "' does not name an example");
      }
      String hidden = matcher.group(3);
      marker = new Marker(role, name, hidden == null ? "" : hidden.strip() + "\n");
    }

    private void requireNoMarker() throws DocumentationException {
      if (marker != null) {
        throw new DocumentationException(
            place(), "no block follows the comment for '" + marker.name() + "'");
      }
    }

    private void skip() {
      prose.add("");
      next++;
    }

    private String place() {
      return path.getFileName() + ":" + (next + 1);
    }
  }
}
