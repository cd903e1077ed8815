package dev.intrusive.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A small compilation in one file.
 *
 * <p>{@code --- PATH} begins a source file, {@code --- late PATH} one that another processor
 * generates in the first round. Lines that start with {@code # } come before: {@code run: CLASS}
 * runs a class afterwards; {@code only: javac25} or {@code only: ecj} limits the case to a
 * compiler; {@code release: 8} compiles for another release than 17; {@code javac: OPTION} is an
 * option of javac; {@code flag: ecjdefault} compiles with the warnings that the Eclipse compiler
 * switches on itself; {@code lenient} accepts the warnings of the compiler; {@code repeats} accepts
 * its errors in generated classes, which repeat what is wrong by itself. Other such lines are
 * comments. {@code //! Id} at the end of a line is what must be reported there, {@code //!j Id} by
 * javac and {@code //!e Id} by the Eclipse compiler; {@code compiler} stands for an error of the
 * compiler itself.
 *
 * @param name the name of the file
 * @param directives the lines before the sources
 * @param sources what is compiled
 * @param late what another processor generates
 */
record HostileCase(
    String name, List<String> directives, List<SourceFile> sources, List<SourceFile> late) {

  private static final String START = "--- ";
  private static final String LATE = "late ";
  private static final String MARKER = "//!";

  /** Reads all cases of a folder. */
  static List<HostileCase> readAll(Path folder) {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.sorted().map(HostileCase::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HostileCase read(Path path) {
    List<String> directives = new ArrayList<>();
    List<SourceFile> sources = new ArrayList<>();
    List<SourceFile> late = new ArrayList<>();
    try {
      String text = Files.readString(path);
      int start = text.startsWith(START) ? 0 : text.indexOf("\n" + START) + 1;
      text.substring(0, start)
          .lines()
          .forEach(line -> directives.add(line.replaceFirst("^#\\s*", "")));
      for (String part : text.substring(start + START.length()).split("(?m)^" + START, -1)) {
        int end = part.indexOf('\n');
        String file = part.substring(0, end).strip();
        boolean isLate = file.startsWith(LATE);
        String className =
            (isLate ? file.substring(LATE.length()) : file)
                .replaceFirst("\\.java$", "")
                .replace('/', '.');
        (isLate ? late : sources).add(new SourceFile(className, part.substring(end + 1)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String name = path.getFileName().toString().replaceFirst("\\.case$", "");
    return new HostileCase(name, directives, sources, late);
  }

  private Optional<String> directive(String key) {
    return directives.stream()
        .filter(line -> line.startsWith(key + ": "))
        .map(line -> line.substring(key.length() + 2).strip())
        .findFirst();
  }

  /** The class to run afterwards. */
  Optional<String> mainClass() {
    return directive("run");
  }

  boolean isLenient() {
    return directives.contains("lenient");
  }

  /** Whether a compiler may report what is wrong again in generated classes. */
  boolean mayRepeat() {
    return directives.contains("repeats");
  }

  /** Whether the case is about a compiler. */
  boolean isFor(CompilerUnderTest compiler) {
    if (directive("files").isPresent() && Files.exists(Path.of("SRC"))) {
      return compiler == CompilerUnderTest.JAVAC; // it writes no files
    }
    String name = compiler.isJavac() ? "javac" : "ecj";
    return directive("only")
        .map(only -> only.equals(name) || only.equals(name + Runtime.version().feature()))
        .orElse(true);
  }

  /** Compiles the case with every warning on. */
  Outcome compile(CompilerUnderTest compiler) {
    List<String> options = new ArrayList<>();
    if (compiler.isJavac()) {
      options.add("-Xlint:all,-auxiliaryclass,-processing,-options");
      directive("javac").ifPresent(options::add);
    }
    options.add("--release");
    options.add(directive("release").orElse("17"));
    options.add("-classpath");
    options.add(Libraries.classPath());
    List<LateSources> more = late.isEmpty() ? List.of() : List.of(new LateSources(late));
    return compiler.compile(sources, List.copyOf(more), options.toArray(new String[0]));
  }

  /** What one compiler is to report, sorted. */
  List<String> expected(CompilerUnderTest compiler) {
    String only = compiler.isJavac() ? "j" : "e";
    List<String> result = new ArrayList<>();
    for (SourceFile source : sources) {
      String file = source.path().replaceFirst(".*/", "");
      List<String> lines = source.text().lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        for (String marker : lines.get(i).split(MARKER, -1)) {
          boolean isMarker = lines.get(i).contains(MARKER) && !lines.get(i).startsWith(marker);
          if (isMarker && (marker.startsWith(" ") || marker.startsWith(only))) {
            for (String id : marker.substring(1).strip().split(" ", -1)) {
              result.add(Complaint.describe(file, i + 1, "", id));
            }
          }
        }
      }
    }
    result.sort(null);
    return result;
  }

  @Override
  public String toString() {
    return name;
  }
}
