package dev.intrusive.integration.docs;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * A source file in the documentation.
 *
 * @param packageName its package, or empty
 * @param mainType the class after which the file is named, or {@code module-info}
 * @param programs the classes in it that have a main method
 */
record JavaUnit(String packageName, String mainType, List<String> programs) {

  static final String MODULE = "module-info";

  /** Parses a text; empty if it is no complete source file. */
  static Optional<JavaUnit> parse(String text) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            compiler.getTask(
                null,
                null,
                diagnostics,
                List.of("--release", "17", "-proc:none"),
                null,
                List.of(new Text(text)));
    CompilationUnitTree unit = task.parse().iterator().next();
    boolean isBroken =
        diagnostics.getDiagnostics().stream().anyMatch(d -> d.getKind() == Diagnostic.Kind.ERROR);
    List<ClassTree> types =
        unit.getTypeDecls().stream()
            .filter(ClassTree.class::isInstance)
            .map(ClassTree.class::cast)
            .toList();
    if (isBroken || (types.isEmpty() && unit.getModule() == null)) {
      return Optional.empty();
    }
    ExpressionTree packageName = unit.getPackageName();
    String prefix = packageName == null ? "" : packageName + ".";
    return Optional.of(
        new JavaUnit(
            packageName == null ? "" : packageName.toString(),
            types.isEmpty() ? MODULE : mainType(types),
            types.stream()
                .filter(JavaUnit::hasMain)
                .map(type -> prefix + type.getSimpleName())
                .toList()));
  }

  /** The path of the file below a source folder. */
  String path() {
    return (packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/") + mainType + ".java";
  }

  private static String mainType(List<ClassTree> types) {
    return types.stream()
        .filter(type -> type.getModifiers().getFlags().contains(Modifier.PUBLIC))
        .findFirst()
        .orElse(types.get(0))
        .getSimpleName()
        .toString();
  }

  private static boolean hasMain(ClassTree type) {
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method
          && method.getName().contentEquals("main")
          && method.getModifiers().getFlags().contains(Modifier.STATIC)) {
        return true;
      }
    }
    return false;
  }

  private static final class Text extends SimpleJavaFileObject {

    private final String text;

    Text(String text) {
      super(URI.create("string:///Text.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
