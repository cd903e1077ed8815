package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.parse.LocalHosts;
import dev.intrusive.processor.parse.Symbols;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Refuses link fields in classes that are declared inside methods, initializers or expressions.
 *
 * <p>Annotation processing does not show such classes, so this looks at the syntax trees, which
 * javac alone offers. It claims no annotation and generates nothing; under another compiler it does
 * nothing.
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class LocalHostProcessor extends AbstractProcessor {

  private @Nullable Trees trees;

  /** Creates the processor; the compiler does this. */
  public LocalHostProcessor() {}

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    try {
      trees = Trees.instance(environment);
    } catch (IllegalArgumentException | LinkageError e) {
      // The compiler is not javac.
      trees = null;
    }
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Trees javac = trees;
    if (javac == null) {
      return false;
    }
    Set<CompilationUnitTree> seen = new HashSet<>();
    for (Element root : round.getRootElements()) {
      TreePath path = javac.getPath(root);
      if (path != null && seen.add(path.getCompilationUnit())) {
        CompilationUnitTree unit = path.getCompilationUnit();
        new Scanner(javac, unit).scan(unit, null);
      }
    }
    return false;
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private final Trees trees;
    private final CompilationUnitTree unit;
    private final boolean isImported;

    Scanner(Trees trees, CompilationUnitTree unit) {
      this.trees = trees;
      this.unit = unit;
      isImported = unit.getImports().stream().anyMatch(Scanner::importsAnnotation);
    }

    private static boolean importsAnnotation(ImportTree tree) {
      String name = tree.getQualifiedIdentifier().toString();
      return !tree.isStatic()
          && (name.equals(Symbols.INTRUSIVE_LINK) || name.equals("dev.intrusive.*"));
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void unused) {
      TreePath owner = getCurrentPath().getParentPath();
      if (owner.getLeaf() instanceof ClassTree host
          && isInsideCode(owner)
          && variable.getModifiers().getAnnotations().stream().anyMatch(this::isLink)) {
        trees.printMessage(
            DiagnosticId.HostLocal.kind(),
            "["
                + DiagnosticId.HostLocal
                + "] "
                + LocalHosts.message(host.getSimpleName().toString()),
            variable,
            unit);
      }
      return super.visitVariable(variable, null);
    }

    private boolean isLink(AnnotationTree annotation) {
      String name = annotation.getAnnotationType().toString();
      return name.equals(Symbols.INTRUSIVE_LINK) || (isImported && name.equals("IntrusiveLink"));
    }

    /** Whether a class stands, at any depth, anywhere but directly in classes or the file. */
    private static boolean isInsideCode(TreePath path) {
      TreePath parent = path.getParentPath();
      while (parent != null && parent.getLeaf() instanceof ClassTree) {
        parent = parent.getParentPath();
      }
      return parent != null && !(parent.getLeaf() instanceof CompilationUnitTree);
    }
  }
}
