package dev.intrusive.processor.parse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.util.List;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Name;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Finds syntax errors under javac, which does not show them to processors. Most leave a gap in the
 * tree: what could not be parsed, or a name that is missing. Others, as a semicolon or a bracket
 * that is missing, are found if the source is parsed again.
 */
final class SyntaxErrors extends TreeScanner<@Nullable Void, @Nullable Void> {

  private static final String MISSING = "<error>";

  /** Begins the codes of errors in sources that use what has to be switched on. */
  private static final String PREVIEW = "compiler.err.preview.";

  /** Begins the names of versions. */
  private static final String RELEASE = "RELEASE_";

  private boolean areFound;

  private SyntaxErrors() {}

  /** Whether a tree has a gap. */
  static boolean leaveGapIn(Tree tree) {
    SyntaxErrors errors = new SyntaxErrors();
    errors.scan(tree, null);
    return errors.areFound;
  }

  /** Whether one of some sources cannot be parsed. */
  static boolean areIn(List<JavaFileObject> sources, SourceVersion version) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null || sources.isEmpty()) {
      return false;
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options =
        List.of("-proc:none", "-source", version.name().substring(RELEASE.length()));
    try {
      CompilationTask task = compiler.getTask(null, null, diagnostics, options, null, sources);
      if (task instanceof JavacTask javac) {
        javac.parse();
      }
    } catch (IOException | IllegalArgumentException e) {
      return false; // a file or version that this compiler cannot read
    }
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .anyMatch(diagnostic -> !diagnostic.getCode().startsWith(PREVIEW));
  }

  @Override
  public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
    return areFound ? null : super.scan(tree, null);
  }

  @Override
  public @Nullable Void visitErroneous(ErroneousTree tree, @Nullable Void unused) {
    areFound = true;
    return null;
  }

  @Override
  public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
    check(tree.getName());
    return null;
  }

  @Override
  public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
    check(tree.getIdentifier());
    return super.visitMemberSelect(tree, null);
  }

  @Override
  public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
    check(tree.getSimpleName());
    return super.visitClass(tree, null);
  }

  @Override
  public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
    check(tree.getName());
    return super.visitMethod(tree, null);
  }

  @Override
  public @Nullable Void visitVariable(VariableTree tree, @Nullable Void unused) {
    check(tree.getName());
    return super.visitVariable(tree, null);
  }

  private void check(@Nullable Name name) {
    areFound |= name != null && name.contentEquals(MISSING);
  }
}
