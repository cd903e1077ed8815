package dev.intrusive.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Reads the members of a template, which are laid out as Google Java Format does. */
final class TemplateParser {

  private static final Map<String, TypeName> NAMED_SIMPLY =
      Map.of(
          "void", TypeName.VOID,
          "boolean", TypeName.BOOLEAN,
          "int", TypeName.INT,
          "long", TypeName.LONG,
          "T", TemplateTypes.VARIABLE,
          "C", TemplateTypes.CAPTURED,
          "AnyKey", TypeVariableName.get("AnyKey"),
          "?", WildcardTypeName.subtypeOf(Object.class));

  private static final String NULLABLE = "@Nullable ";
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (.+)\\.(\\w+);$");
  private static final Pattern COMMENT = Pattern.compile("/\\*\\*\\s?|(?m:^ \\*(?!/) ?)| ?\\*/$");
  private static final Pattern ANNOTATION = Pattern.compile("@(\\w+)(?:\\(.+\\))?");
  private static final Pattern DECLARATION =
      Pattern.compile(
          "(?<modifiers>(?:(?:public|protected|private|static|final) )*)(?:<(?<variable>\\w+)> )?"
              + "(?:class (?<class>\\w+) extends (?<base>.+) \\{"
              + "|(?:(?<result>.+) )?(?<method>\\w+)\\((?<parameters>.*)\\)"
              + "(?: throws (?<exception>.+))? \\{}?"
              + "|(?<type>.+) (?<field>\\w+);)");

  private final Map<String, ClassName> classes = new HashMap<>();

  /**
   * Creates a parser.
   *
   * @param imports the imports of the template
   * @param name its class, which stands for one that is generated
   */
  TemplateParser(String imports, ClassName name) {
    IMPORT
        .matcher(imports)
        .results()
        .map(found -> ClassName.get(found.group(1), found.group(2)))
        .forEach(imported -> classes.put(imported.simpleName(), imported));
    Stream.of(
            name,
            TemplateTypes.ELEMENT,
            TemplateTypes.STEPS,
            TemplateTypes.KEY,
            TemplateTypes.OWNER,
            TemplateTypes.KEY_FUNCTION)
        .forEach(known -> classes.put(known.simpleName(), known));
  }

  /** A line of a body without the indentation of the body. */
  static String unindented(String line) {
    return line.substring(Math.min(2, line.length()));
  }

  /**
   * Reads members.
   *
   * @param lines their text, not indented
   * @param words the names in it that stand for others
   */
  List<TemplateMember> members(List<String> lines, Set<String> words) {
    List<TemplateMember> members = new ArrayList<>();
    Iterator<String> left = lines.iterator();
    while (left.hasNext()) {
      String line = left.next();
      if (!line.isEmpty()) {
        members.add(member(line, left, words));
      }
    }
    return List.copyOf(members);
  }

  private TemplateMember member(String first, Iterator<String> lines, Set<String> words) {
    String line = first;
    StringBuilder comment = new StringBuilder();
    if (line.startsWith("/**")) {
      comment.append(line);
      while (!line.endsWith("*/")) {
        line = lines.next();
        comment.append('\n').append(line);
      }
      line = lines.next();
    }
    String javadoc = COMMENT.matcher(comment).replaceAll("").strip();
    List<AnnotationSpec> annotations = new ArrayList<>();
    Matcher annotation = ANNOTATION.matcher(line);
    while (annotation.matches()) {
      // All generated classes suppress the same warnings, for all members.
      if (!annotation.group(1).equals("SuppressWarnings")) {
        annotations.add(AnnotationSpec.builder(classNamed(annotation.group(1))).build());
      }
      line = lines.next();
      annotation.reset(line);
    }
    StringBuilder text = new StringBuilder(line);
    while ("{};".indexOf(line.charAt(line.length() - 1)) < 0) {
      line = lines.next();
      text.append(text.charAt(text.length() - 1) == '(' ? "" : " ").append(line.strip());
    }
    List<String> body = new ArrayList<>();
    if (line.endsWith("{")) {
      for (line = lines.next(); !line.equals("}"); line = lines.next()) {
        body.add(unindented(line));
      }
    }
    Matcher declaration = DECLARATION.matcher(text);
    if (!declaration.matches()) {
      throw new IllegalStateException("not a member of a template: " + text);
    }
    Modifier[] modifiers =
        Stream.of(declaration.group("modifiers").split(" "))
            .filter(modifier -> !modifier.isEmpty())
            .map(modifier -> Modifier.valueOf(modifier.toUpperCase(Locale.ROOT)))
            .toArray(Modifier[]::new);
    if (declaration.group("field") != null) {
      TypeName type = type(declaration.group("type"));
      return new TemplateMember.Field(
          FieldSpec.builder(type, declaration.group("field"), modifiers).build());
    }
    if (declaration.group("class") != null) {
      TypeSpec head =
          TypeSpec.classBuilder(declaration.group("class"))
              .addJavadoc("$L", javadoc)
              .addModifiers(modifiers)
              .superclass(type(declaration.group("base")))
              .build();
      return new TemplateMember.Nested(head, members(body, words));
    }
    return new TemplateMember.Method(
        method(declaration, javadoc).addAnnotations(annotations).addModifiers(modifiers).build(),
        TemplateCode.parse(String.join("\n", body), words, this::type));
  }

  private MethodSpec.Builder method(Matcher declaration, String javadoc) {
    String result = declaration.group("result");
    MethodSpec.Builder method =
        result == null
            ? MethodSpec.constructorBuilder()
            : MethodSpec.methodBuilder(declaration.group("method")).returns(type(result));
    if (!javadoc.isEmpty()) {
      method.addJavadoc("$L", javadoc);
    }
    if (declaration.group("variable") != null) {
      method.addTypeVariable(TypeVariableName.get(declaration.group("variable")));
    }
    for (String parameter : splitAtCommas(declaration.group("parameters"))) {
      int space = parameter.lastIndexOf(' ');
      String type = parameter.substring(0, space);
      method.addParameter(type(type), parameter.substring(space + 1)).varargs(type.endsWith("..."));
    }
    if (declaration.group("exception") != null) {
      method.addException(type(declaration.group("exception")));
    }
    return method;
  }

  /** Reads a type. */
  TypeName type(String text) {
    if (NAMED_SIMPLY.containsKey(text)) {
      return NAMED_SIMPLY.get(text);
    }
    if (text.endsWith("[]") || text.endsWith("...")) {
      int end = text.length() - (text.endsWith("[]") ? "[]" : "...").length();
      return ArrayTypeName.of(type(text.substring(0, end)));
    }
    if (text.startsWith(NULLABLE)) {
      return type(text.substring(NULLABLE.length()))
          .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build());
    }
    if (text.startsWith("? extends ")) {
      return WildcardTypeName.subtypeOf(type(text.substring("? extends ".length())));
    }
    if (text.startsWith("? super ")) {
      return WildcardTypeName.supertypeOf(type(text.substring("? super ".length())));
    }
    int arguments = text.indexOf('<');
    return arguments < 0
        ? classNamed(text)
        : ParameterizedTypeName.get(
            classNamed(text.substring(0, arguments)),
            splitAtCommas(text.substring(arguments + 1, text.length() - 1)).stream()
                .map(this::type)
                .toArray(TypeName[]::new));
  }

  /** Splits at commas outside brackets. */
  private static List<String> splitAtCommas(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add(text.substring(start, i));
        start = i + ", ".length();
      }
    }
    if (start < text.length()) {
      parts.add(text.substring(start));
    }
    return parts;
  }

  private ClassName classNamed(String name) {
    return classes.getOrDefault(name, ClassName.get("java.lang", name));
  }
}
