package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The text of a list, heap or map class for a host that stands for all: a class that compiles as it
 * is, in the source folder of templates.
 *
 * @param name the simple name of the class
 * @param base its base class, a class of the runtime
 * @param imports the classes that it names, by simple name
 * @param members its members, not indented
 */
record Template(String name, ClassName base, Map<String, ClassName> imports, String members) {

  private static final Map<String, Template> LOADED = new ConcurrentHashMap<>();

  private static final Pattern IMPORT = Pattern.compile("(?m)^import (.+)\\.(\\w+);$");
  private static final Pattern DECLARATION =
      Pattern.compile("(?m)^final class \\w+<T> extends (\\w+)<Element<T>> \\{\n");
  private static final String SECTION = "// [";
  private static final String SECTION_END = "// [end]";
  private static final Pattern INDENTATION = Pattern.compile("(?m)^ {2}");

  /** Returns the template of a name. */
  static Template named(String name) {
    return LOADED.computeIfAbsent(name, Template::load);
  }

  private static Template load(String name) {
    String text = read("/META-INF/templates/" + name + ".java");
    Map<String, ClassName> imports =
        IMPORT
            .matcher(text)
            .results()
            .collect(Collectors.toMap(found -> found.group(2), Template::imported));
    Matcher declaration = DECLARATION.matcher(text);
    if (!declaration.find()) {
      throw new IllegalStateException(name + " does not declare a class as expected");
    }
    String members = text.substring(declaration.end(), text.lastIndexOf('}'));
    return new Template(
        name,
        ClassName.get("dev.intrusive", declaration.group(1)),
        imports,
        INDENTATION.matcher(members).replaceAll("").strip() + "\n");
  }

  /** The members, without those parts that other features need than a host has. */
  String members(Set<String> features) {
    StringBuilder kept = new StringBuilder();
    Deque<Boolean> isKept = new ArrayDeque<>(List.of(true));
    for (String line : members.lines().toList()) {
      String border = line.stripLeading();
      if (border.equals(SECTION_END)) {
        isKept.pop();
      } else if (border.startsWith(SECTION)) {
        isKept.push(
            isKept.element()
                && features.contains(border.substring(SECTION.length(), border.length() - 1)));
      } else if (isKept.element()) {
        kept.append(line).append('\n');
      }
    }
    return kept.toString();
  }

  private static ClassName imported(MatchResult found) {
    return ClassName.get(found.group(1), found.group(2));
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
