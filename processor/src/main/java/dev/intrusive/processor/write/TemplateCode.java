package dev.intrusive.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The body of a method of a template.
 *
 * @param format a format for JavaPoet
 * @param arguments its arguments for a host
 */
record TemplateCode(String format, List<Function<HostNames, Object>> arguments) {

  /** The name of the structure. */
  private static final String NAME = "\"elements\"";

  /** What stands for something of the host, and where a line may be broken. */
  private static final Pattern TOKEN =
      Pattern.compile(
          ("(?<element>\\w+)\\.(?<field>(?:previous|next)Element|chainNext)"
                  + " = (?!null)(?<neighbour>\\w+);"
                  + "| ?/\\* (?<hole>\\w+) \\*/|(?<comment>//[^\n]*)|(?<text>\"[^\"]*\")|\n(?<indentation> *)(?=\\S)"
                  + "|(?<space> (?=&& )|(?<= =) )|(?<call>super\\()"
                  + "|(?<return>return )?\\((?<cast>TYPE)\\) |(?<=instanceof )(?<tested>TYPE)"
                  + "|(?<![.\\w])(?<type>TYPE)|\\b(?<word>\\p{Ll}\\w*)")
              .replace("TYPE", "\\p{Lu}\\w*(?:<[TC?]>)?"));

  static TemplateCode parse(String text, Set<String> words, Function<String, TypeName> types) {
    StringBuilder format = new StringBuilder();
    List<Function<HostNames, Object>> arguments = new ArrayList<>();
    int depth = 0;
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      token.appendReplacement(format, "");
      if (token.group("element") != null) {
        String element = token.group("element");
        String field = token.group("field");
        String neighbour = token.group("neighbour");
        arguments.add(host -> host.assignment(element, field, neighbour));
        format.append("$L");
      } else if (token.group("indentation") != null) {
        int indented = token.group("indentation").length() / 2;
        format.append('\n').append(indentation(indented - depth));
        depth = indented;
      } else if (token.group("space") != null) {
        format.append("$W");
      } else if (token.group("cast") != null) {
        TypeName type = types.apply(token.group("cast"));
        arguments.add(host -> host.type(type).box());
        format.append(token.group("return") == null ? "($T) " : "return ($T)$W");
      } else if (token.group("tested") != null) {
        TypeName type = types.apply(token.group("tested"));
        arguments.add(host -> host.tested(type));
        format.append("$T");
      } else if (token.group("type") != null) {
        TypeName type = types.apply(token.group("type"));
        arguments.add(host -> host.type(type));
        format.append("$T");
      } else if (token.group("call") != null) {
        format.append(token.group()).append("$Z");
      } else if (token.group("hole") != null || words.contains(token.group())) {
        String word = token.group("hole") == null ? token.group() : token.group("hole");
        arguments.add(host -> host.word(word));
        format.append("$L");
      } else if (token.group().equals(NAME)) {
        arguments.add(HostNames::name);
        format.append("$S");
      } else {
        format.append(token.group());
      }
    }
    token.appendTail(format).append(indentation(-depth));
    return new TemplateCode(format.toString(), arguments);
  }

  private static String indentation(int levels) {
    return (levels < 0 ? "$<" : "$>").repeat(Math.abs(levels));
  }

  /** The code for a host. */
  CodeBlock of(HostNames host) {
    return CodeBlock.of(format, arguments.stream().map(each -> each.apply(host)).toArray());
  }
}
