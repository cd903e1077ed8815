package dev.intrusive.integration.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the relative links of a Markdown file. */
final class Links {

  private static final Pattern CODE = Pattern.compile("(`+)(?:(?!\\1).)+?\\1");
  private static final Pattern INLINE = Pattern.compile("\\]\\(\\s*<?([^)\\s>]*)>?[^)]*\\)");
  private static final Pattern REFERENCE = Pattern.compile("^ {0,3}\\[[^\\]]+\\]:\\s*<?([^\\s>]+)");
  private static final Pattern USE = Pattern.compile("\\[[^\\]]+\\]\\[([^\\]]+)\\]");
  private static final Pattern DEFINITION = Pattern.compile("^ {0,3}\\[([^\\]]+)\\]:\\s");
  private static final Pattern HTML =
      Pattern.compile("<(?:a|img)\\s[^>]*(?:href|src)=\"([^\"]*)\"");
  private static final Pattern SCHEME = Pattern.compile("^(?:[a-zA-Z][a-zA-Z0-9+.-]*:|//).*");
  private static final Pattern HEADING = Pattern.compile("^ {0,3}#{1,6}\\s+(.*?)\\s*#*\\s*$");
  private static final Pattern ANCHOR = Pattern.compile("<[^>]*\\b(?:id|name)=\"([^\"]+)\"");
  private static final Pattern LINK_TEXT = Pattern.compile("!?\\[([^\\]]*)\\]\\([^)]*\\)");

  private Links() {}

  /** What is wrong with the links of a file. */
  static List<String> broken(MarkdownFile file) throws IOException, DocumentationException {
    List<String> broken = new ArrayList<>();
    Set<String> defined = new HashSet<>();
    for (String line : file.prose()) {
      Matcher definition = DEFINITION.matcher(line);
      if (definition.find()) {
        defined.add(definition.group(1).toLowerCase(Locale.ROOT));
      }
    }
    for (int i = 0; i < file.prose().size(); i++) {
      String place = file.path().getFileName() + ":" + (i + 1);
      String line = CODE.matcher(file.prose().get(i)).replaceAll("");
      for (Pattern pattern : List.of(INLINE, REFERENCE, HTML)) {
        for (Matcher link = pattern.matcher(line); link.find(); ) {
          check(file, link.group(1), place, broken);
        }
      }
      for (Matcher use = USE.matcher(line); use.find(); ) {
        if (!defined.contains(use.group(1).toLowerCase(Locale.ROOT))) {
          broken.add(place + ": no link is defined for [" + use.group(1) + "]");
        }
      }
    }
    return broken;
  }

  private static void check(MarkdownFile file, String link, String place, List<String> broken)
      throws IOException, DocumentationException {
    if (SCHEME.matcher(link).matches()) {
      return;
    }
    int hash = link.indexOf('#');
    String path = hash < 0 ? link : link.substring(0, hash);
    Path target = path.isEmpty() ? file.path() : file.path().resolveSibling(path).normalize();
    if (link.isEmpty() || link.startsWith("/") || !Files.exists(target)) {
      broken.add(place + ": " + link + " does not lead to a file");
    } else if (hash >= 0) {
      if (!target.toString().endsWith(".md")) {
        broken.add(place + ": " + link + " has an anchor, but leads to no Markdown file");
      } else if (!anchors(MarkdownFile.read(target)).contains(link.substring(hash + 1))) {
        broken.add(place + ": " + link + " leads to no heading");
      }
    }
  }

  /** The anchors of headings, as hosting sites name them, and of HTML elements. */
  static Set<String> anchors(MarkdownFile file) {
    Set<String> anchors = new HashSet<>();
    Map<String, Integer> uses = new HashMap<>();
    for (String line : file.prose()) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        String slug = slug(heading.group(1));
        int earlier = uses.merge(slug, 1, Integer::sum) - 1;
        anchors.add(earlier == 0 ? slug : slug + "-" + earlier);
      }
      for (Matcher anchor = ANCHOR.matcher(line); anchor.find(); ) {
        anchors.add(anchor.group(1));
      }
    }
    return anchors;
  }

  private static String slug(String heading) {
    return LINK_TEXT
        .matcher(heading)
        .replaceAll("$1")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}\\p{M}_ -]", "")
        .replace(' ', '-');
  }
}
