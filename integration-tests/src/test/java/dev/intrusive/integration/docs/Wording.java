package dev.intrusive.integration.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words that the project does not use, and the length of its sentences.
 *
 * <p>A page describes, code checks, stores and returns: nothing speaks. One word stands for one
 * thing, and it is the word of the field.
 */
final class Wording {

  private static final int LONGEST_SENTENCE = 35;

  private static final List<Rule> RULES =
      List.of(
          new Rule("behind", "after"),
          new Rule("in front( of)?", "before"),
          new Rule("who(m)?ever", "a noun"),
          new Rule("likewise", "also"),
          new Rule("all the same", "also then"),
          new Rule("but for", "except"),
          new Rule("owners?|owns|owned", "element, host class, list field, or thread"),
          new Rule("tells?|told", "returns, describes, distinguishes"),
          new Rule("says?|said", "contains, names, reports"),
          new Rule("asks?|asked|asking", "checks, calls, queries"),
          new Rule("hears?", "receives"),
          new Rule("charges?", "costs, with the reason"),
          new Rule("arrivals?|departures?", "insertion, removal"),
          new Rule("walk(s|ed|ing)?", "iterate, scan"),
          new Rule("life numbers?", "generation"),
          new Rule("how many times as long", "the time divided by"),
          new Rule("who (frees|keeps|reads|releases|takes|waits|writes)", "a noun"));

  private Wording() {}

  /** A word, and what to write instead. */
  private record Rule(Pattern pattern, String instead) {

    Rule(String words, String instead) {
      this(Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE), instead);
    }
  }

  /** The words in a text that are not to be used. */
  static List<String> unwanted(String text) {
    List<String> found = new ArrayList<>();
    for (Rule rule : RULES) {
      Matcher matcher = rule.pattern.matcher(text);
      if (matcher.find()) {
        found.add("'" + matcher.group() + "', better " + rule.instead + ": " + text);
      }
    }
    return found;
  }

  /** What is wrong with a sentence: its words, and its length. */
  static List<String> defects(String sentence) {
    List<String> found = unwanted(sentence);
    long words = Pattern.compile("\\s+").splitAsStream(sentence).filter(Wording::isWord).count();
    if (words > LONGEST_SENTENCE) {
      found.add(words + " words in one sentence: " + sentence);
    }
    return found;
  }

  private static boolean isWord(String token) {
    return token.codePoints().anyMatch(Character::isLetterOrDigit);
  }
}
