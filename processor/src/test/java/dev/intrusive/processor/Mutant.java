package dev.intrusive.processor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sources as they may stand in an editor for a moment: one of them has a token less, one twice, two
 * that changed places, or one that comes from elsewhere.
 *
 * @param seed what it was made of
 * @param origin the name of the sources before
 * @param sources what is compiled
 * @param changed which of them was changed
 */
record Mutant(long seed, String origin, List<SourceFile> sources, int changed) {

  private static final Pattern TOKEN =
      Pattern.compile("\\w+|\"(?:[^\"\\\\\n]|\\\\.)*\"|\\s+|//[^\n]*|/\\*(?s:.*?)\\*/|[^\\w\\s]");

  /**
   * Makes a mutant.
   *
   * @param seed the same seed makes the same mutant of the same sources
   * @param good sources that compile, of which three of four mutants are made
   * @param bad sources that do not, and whose mutants hardly ever do
   */
  static Mutant create(long seed, List<MarkedCase> good, List<MarkedCase> bad) {
    // The first numbers of neighbouring seeds are alike, and would choose the same few sources.
    Random random = new Random(seed * 0x9E37_79B9_7F4A_7C15L);
    List<MarkedCase> origins = random.nextInt(4) == 0 ? bad : good;
    MarkedCase origin = origins.get(random.nextInt(origins.size()));
    int changed = random.nextInt(origin.sources().size());
    MarkedCase donor = origins.get(random.nextInt(origins.size()));
    List<String> foreign = tokens(donor.sources().get(0).text());
    SourceFile source = origin.sources().get(changed);
    List<String> tokens = tokens(source.text());
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      // What still parses gets further than what does not.
      if (random.nextInt(4) == 0) {
        changeAny(tokens, foreign, random);
      } else {
        changeAlike(tokens, random.nextBoolean() ? foreign : List.copyOf(tokens), random);
      }
    }
    List<SourceFile> sources = new ArrayList<>(origin.sources());
    sources.set(changed, new SourceFile(source.className(), String.join("", tokens)));
    return new Mutant(seed, origin.name(), List.copyOf(sources), changed);
  }

  private static List<String> tokens(String text) {
    return new ArrayList<>(TOKEN.matcher(text).results().map(found -> found.group()).toList());
  }

  private static void changeAny(List<String> tokens, List<String> foreign, Random random) {
    int at = pick(tokens, random);
    switch (random.nextInt(4)) {
      case 0 -> tokens.set(at, " ");
      case 1 -> tokens.set(at, tokens.get(at) + " " + tokens.get(at));
      case 2 -> Collections.swap(tokens, at, pick(tokens, random));
      default -> tokens.set(at, foreign.get(pick(foreign, random)));
    }
  }

  /** Changes a token to another of its kind; none has one if the others are few. */
  private static void changeAlike(List<String> tokens, List<String> others, Random random) {
    for (int attempt = 0; attempt < 1_000; attempt++) {
      int at = pick(tokens, random);
      Kind kind = Kind.of(tokens.get(at));
      List<String> alike =
          others.stream()
              .filter(other -> Kind.of(other) == kind && !other.equals(tokens.get(at)))
              .toList();
      if (kind == Kind.MODIFIER && random.nextInt(3) == 0) {
        tokens.set(at, "");
        return;
      }
      if (kind != Kind.OTHER && !alike.isEmpty()) {
        tokens.set(at, alike.get(random.nextInt(alike.size())));
        return;
      }
    }
  }

  /** What tokens can stand for each other, more or less. */
  private enum Kind {
    MODIFIER("public|protected|private|static|final|volatile|transient|abstract"),
    KEYWORD("package|import|class|interface|enum|record|extends|implements|throws|void|new|return"),
    TYPE("int|long|boolean|double|char|\\p{Lu}\\w*"),
    NAME("[a-z]\\w*"),
    TEXT("\".*"),
    OTHER("(?s).*");

    private final Pattern pattern;

    Kind(String regex) {
      pattern = Pattern.compile(regex);
    }

    static Kind of(String token) {
      return Stream.of(values())
          .filter(kind -> kind.pattern.matcher(token).matches())
          .findFirst()
          .orElse(OTHER);
    }
  }

  /** The place of a token that is neither space nor comment. */
  private static int pick(List<String> tokens, Random random) {
    while (true) {
      int at = random.nextInt(tokens.size());
      String token = tokens.get(at);
      if (!token.isBlank() && !token.startsWith("//") && !token.startsWith("/*")) {
        return at;
      }
    }
  }

  /** Leaves out as many lines of the changed source as it can without losing a property. */
  Mutant shrunk(Predicate<Mutant> property) {
    Mutant smallest = this;
    for (int size = Math.max(1, lines().size() / 2); size > 0; size /= 2) {
      for (int start = 0; start < smallest.lines().size(); ) {
        Mutant candidate = smallest.without(start, size);
        if (property.test(candidate)) {
          smallest = candidate;
        } else {
          start += size;
        }
      }
    }
    return smallest;
  }

  private List<String> lines() {
    return sources.get(changed).text().lines().toList();
  }

  private Mutant without(int start, int size) {
    List<String> kept = new ArrayList<>(lines());
    kept.subList(start, Math.min(start + size, kept.size())).clear();
    List<SourceFile> smaller = new ArrayList<>(sources);
    smaller.set(changed, new SourceFile(sources.get(changed).className(), String.join("\n", kept)));
    return new Mutant(seed, origin, List.copyOf(smaller), changed);
  }

  @Override
  public String toString() {
    return "seed %d, %s:\n%s".formatted(seed, origin, sources.get(changed).text());
  }
}
