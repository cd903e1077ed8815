package dev.intrusive.processor.parse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.Trees;
import java.util.regex.Pattern;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * The names of types that do not exist yet, as they are written in the source.
 *
 * <p>javac up to 17 shows an unresolved type that has arguments without any name, so under javac
 * this looks at the syntax tree. Other compilers show the name.
 */
final class SourceNames {

  private static final Pattern ANNOTATION = Pattern.compile("@[\\w.]+(?:\\([^)]*\\))?\\s*");

  private final @Nullable Trees trees;

  SourceNames(ProcessingEnvironment environment) {
    Trees javac = null;
    try {
      javac = Trees.instance(environment);
    } catch (IllegalArgumentException | LinkageError e) {
      // The compiler is not javac.
    }
    trees = javac;
  }

  /** The type of a field, as written. */
  String typeOf(VariableElement field) {
    return trees != null && trees.getTree(field) instanceof VariableTree tree
        ? tree.getType().toString()
        : field.asType().toString();
  }

  /** The type of a field as it is written, without packages. */
  String simple(AnnotatedField field) {
    return TypeReach.isUnresolved(field.type())
        ? withoutQualifiers(typeOf(field.element()))
        : simple(field.type());
  }

  /** A type as the user would write it in the host's own file. */
  static String simple(TypeMirror type) {
    return withoutQualifiers(type.toString());
  }

  private static String withoutQualifiers(String type) {
    return type.replaceAll("\\b(?:\\p{javaJavaIdentifierPart}+\\.)+", "");
  }

  /** The type arguments of a field as they are written, without annotations; empty if none. */
  String argumentsOf(AnnotatedField field) {
    String written = ANNOTATION.matcher(typeOf(field.element())).replaceAll("");
    int start = written.indexOf('<');
    return start < 0 ? "" : written.substring(start).replaceAll("\\s*,\\s*", ", ").trim();
  }

  /** A bound of a type parameter of a class, as written. */
  String boundOf(TypeElement host, int parameter, int bound, TypeMirror type) {
    if (trees != null) {
      ClassTree tree = trees.getTree(host);
      if (tree != null) {
        Tree written = tree.getTypeParameters().get(parameter).getBounds().get(bound);
        return written.toString();
      }
    }
    return type.toString();
  }

  /** The class name in a written type, without annotations and arguments. */
  static String className(String type) {
    int arguments = type.indexOf('<');
    String name = (arguments < 0 ? type : type.substring(0, arguments)).trim();
    return name.substring(name.lastIndexOf(' ') + 1);
  }
}
