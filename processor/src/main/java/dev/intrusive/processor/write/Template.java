package dev.intrusive.processor.write;

import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A class for a host that stands for all, which compiles as it is, in the source folder of
 * templates.
 */
final class Template {

  private static final Map<String, Template> LOADED = new ConcurrentHashMap<>();

  private static final Pattern DECLARATION =
      Pattern.compile("(?m)^(?:abstract|final) class (\\w+)<T> extends (.+) \\{$");

  /** Begins or ends a section, between members or statements, or in a comment for Javadoc. */
  private static final Pattern BORDER = Pattern.compile(" *(?:// |\\* +<!-- )\\[(\\w+)](?: -->)?");

  private final String name;
  private final TemplateParser parser;
  private final TypeName base;
  private final List<String> lines;

  /** By the features, and by the words that stand for something of the host. */
  private final Map<List<Object>, List<TemplateMember>> parsed = new ConcurrentHashMap<>();

  private Template(String name) {
    this.name = name;
    String text = read("/META-INF/templates/" + name + ".java");
    Matcher declaration = DECLARATION.matcher(text);
    if (!declaration.find()) {
      throw new IllegalStateException(name + " does not declare a class as expected");
    }
    parser =
        new TemplateParser(text.substring(0, declaration.start()), TemplateTypes.classOf(name));
    base = parser.type(declaration.group(2));
    lines =
        text.substring(declaration.end() + 1, text.lastIndexOf('}'))
            .lines()
            .map(TemplateParser::unindented)
            .toList();
  }

  /** Returns the template of a name. */
  static Template named(String name) {
    return LOADED.computeIfAbsent(name, Template::new);
  }

  /** The base class, in the names of the template. */
  TypeName base() {
    return base;
  }

  /**
   * Adds the members to a class of a host.
   *
   * @param type the class
   * @param features for each section, whether the host needs it
   * @param host what the names of the template stand for
   */
  void addTo(TypeSpec.Builder type, Map<String, Boolean> features, HostNames host) {
    members(features, host.words()).forEach(member -> member.addTo(type, host));
  }

  private List<TemplateMember> members(Map<String, Boolean> features, Set<String> words) {
    return parsed.computeIfAbsent(
        List.of(features, words),
        key -> {
          String text = String.join("\n", lines);
          for (String word : words) {
            if (!Pattern.compile("\\b" + word + "\\b").matcher(text).find()) {
              throw new IllegalStateException(name + " has no " + word);
            }
          }
          return parser.members(kept(features), words);
        });
  }

  /** The lines without the sections that the host does not need. */
  private List<String> kept(Map<String, Boolean> features) {
    List<String> kept = new ArrayList<>();
    Set<String> found = new HashSet<>();
    Deque<Boolean> isKept = new ArrayDeque<>(List.of(true));
    for (String line : lines) {
      Matcher border = BORDER.matcher(line);
      if (line.indexOf('[') < 0 || !border.matches()) {
        if (isKept.element()) {
          kept.add(line);
        }
      } else if (border.group(1).equals("end")) {
        isKept.pop();
      } else {
        found.add(border.group(1));
        isKept.push(isKept.element() && features.getOrDefault(border.group(1), false));
      }
    }
    if (!found.equals(features.keySet())) {
      throw new IllegalStateException(
          name + " has the sections " + found + ", not " + features.keySet());
    }
    return kept;
  }

  private static String read(String resource) {
    try (InputStream stream = Template.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException(resource + " is missing from the annotation processor");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
