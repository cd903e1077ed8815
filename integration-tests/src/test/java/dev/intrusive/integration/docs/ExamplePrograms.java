package dev.intrusive.integration.docs;

import dev.intrusive.integration.docs.Block.Marker;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Puts together the programs of a Markdown file.
 *
 * <p>Every {@code java} block is one of these:
 *
 * <ul>
 *   <li>a complete source file: a program of its own;
 *   <li>after {@code <!-- example: NAME -->} a complete source file of the program NAME;
 *   <li>after {@code <!-- statements: NAME -->} statements in the program NAME, and in the same
 *       method body as other statements of this name; {@code NAME.PART} is another method body in
 *       the same program.
 * </ul>
 *
 * <p>A comment after a {@code System.out.println} among statements is what it prints.
 *
 * <p>A {@code text} block after {@code <!-- output: NAME -->} is what the program NAME prints. A
 * {@code java} block after {@code <!-- generated: NAME -->} has parts of what is generated for it,
 * separated by empty lines. Further lines in these comments stand before the text of the block,
 * unseen by the reader.
 */
final class ExamplePrograms {

  private final Map<String, ExampleProgram> programs = new LinkedHashMap<>();

  private ExamplePrograms() {}

  static Collection<ExampleProgram> of(MarkdownFile file)
      throws IOException, DocumentationException {
    ExamplePrograms examples = new ExamplePrograms();
    for (Block block : file.blocks()) {
      Marker marker = block.marker();
      if (marker != null) {
        examples.addMarked(block, marker);
      } else if (block.language().equals("java")) {
        examples.program("at " + block.place(), block).addUnit(block, block.text());
      }
    }
    return examples.programs.values();
  }

  private void addMarked(Block block, Marker marker) throws IOException, DocumentationException {
    String language =
        switch (marker.role()) {
          case EXAMPLE, STATEMENTS, GENERATED -> "java";
          case OUTPUT -> "text";
        };
    if (!block.language().equals(language)) {
      throw new DocumentationException(
          block.place(), "after this comment the block must be marked as " + language);
    }
    ExampleProgram program = program(marker.program(), block);
    switch (marker.role()) {
      case EXAMPLE -> program.addUnit(block, marker.hidden() + block.text());
      case STATEMENTS -> program.addStatements(marker.name(), marker.hidden(), block.text());
      case OUTPUT -> program.setOutput(block);
      case GENERATED -> program.addGenerated(block);
    }
  }

  private ExampleProgram program(String name, Block block) {
    return programs.computeIfAbsent(name, n -> new ExampleProgram(block.place()));
  }
}
