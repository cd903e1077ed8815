package dev.intrusive.processor.parse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
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

  /** The type of a parameter, as written. */
  String typeOf(ExecutableElement method, int parameter) {
    MethodTree tree = trees == null ? null : trees.getTree(method);
    return tree != null
        ? tree.getParameters().get(parameter).getType().toString()
        : method.getParameters().get(parameter).asType().toString();
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
    String written = withoutAnnotations(typeOf(field.element()));
    int start = written.indexOf('<');
    return start < 0 ? "" : written.substring(start).replaceAll("\\s*,\\s*", ", ").trim();
  }

  /** The qualified names that a simple name may stand for where an element is declared. */
  List<String> candidates(Element place, String name) {
    List<String> candidates = new ArrayList<>();
    TreePath path = trees == null ? null : trees.getPath(place);
    List<String> onDemand = new ArrayList<>();
    if (path != null) {
      for (ImportTree tree : path.getCompilationUnit().getImports()) {
        String imported = tree.getQualifiedIdentifier().toString();
        if (imported.endsWith("." + name)) {
          candidates.add(imported);
        } else if (imported.endsWith(".*")) {
          onDemand.add(imported.substring(0, imported.length() - 1) + name);
        }
      }
      ExpressionTree packageName = path.getCompilationUnit().getPackageName();
      candidates.add(packageName == null ? name : packageName + "." + name);
    }
    candidates.addAll(onDemand);
    candidates.add("java.lang." + name);
    return candidates;
  }

  /** A written type without the annotations in it. */
  static String withoutAnnotations(String type) {
    return ANNOTATION.matcher(type).replaceAll("");
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
