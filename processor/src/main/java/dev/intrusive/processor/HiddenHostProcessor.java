package dev.intrusive.processor;

import com.google.auto.service.AutoService;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.parse.LocalHosts;
import dev.intrusive.processor.parse.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessor;
import net.ltgt.gradle.incap.IncrementalAnnotationProcessorType;
import org.jspecify.annotations.Nullable;

/**
 * Refuses links and pools of classes that are declared inside methods, initializers or expressions.
 *
 * <p>Annotation processing does not show such classes, so this looks at the syntax trees, which
 * javac alone offers. It claims no annotation and generates nothing; under another compiler it does
 * nothing.
 *
 * <p>The compiler runs no further processor once all annotations are claimed, so this one must come
 * before the one that claims ours. Services are listed by name.
 */
@AutoService(Processor.class)
@IncrementalAnnotationProcessor(IncrementalAnnotationProcessorType.ISOLATING)
public final class HiddenHostProcessor extends AbstractProcessor {

  private @Nullable Trees trees;

  /** Creates the processor; the compiler does this. */
  public HiddenHostProcessor() {}

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
      // What this library generates has no hosts inside methods, and is long.
      boolean isGenerated = root instanceof TypeElement type && Symbols.isGenerated(type);
      TreePath path = isGenerated ? null : javac.getPath(root);
      if (path != null && seen.add(path.getCompilationUnit())) {
        CompilationUnitTree unit = path.getCompilationUnit();
        new Scanner(processingEnv.getElementUtils(), javac, unit).scan(unit, null);
      }
    }
    return false;
  }

  private static final class Scanner extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private static final Set<String> LINKS =
        Set.of(Symbols.INTRUSIVE_LINK, Symbols.HEAP_LINK, Symbols.MAP_LINK);
    private static final Set<String> ON_FIELDS =
        Set.of(Symbols.INTRUSIVE_LINK, Symbols.HEAP_LINK, Symbols.MAP_LINK, Symbols.POOL_SLOT);
    private static final Set<String> ON_METHODS = Set.of(Symbols.ON_EMPLACE, Symbols.ON_RELEASE);
    private static final Set<String> ON_CLASSES = Set.of(Symbols.POOLED);

    private final Elements elements;
    private final Trees trees;
    private final CompilationUnitTree unit;

    /** What the file imports, apart from static imports. */
    private final List<String> imported;

    /** The names, as they may be written in this file, of the annotations. */
    private final Map<String, String> annotations = new HashMap<>();

    Scanner(Elements elements, Trees trees, CompilationUnitTree unit) {
      this.elements = elements;
      this.trees = trees;
      this.unit = unit;
      imported =
          unit.getImports().stream()
              .filter(tree -> !tree.isStatic())
              .map(tree -> tree.getQualifiedIdentifier().toString())
              .toList();
      boolean importsAll = importsAll();
      for (String name : Symbols.ON_HOSTS_AND_MEMBERS) {
        annotations.put(name, name);
        String simpleName = name.substring(name.lastIndexOf('.') + 1);
        if (imported.contains(name) || (importsAll && !hasOther(simpleName))) {
          annotations.put(simpleName, name);
        }
      }
    }

    /** Whether the annotations are imported on demand, or with a module. */
    private boolean importsAll() {
      return imported.stream()
          .anyMatch(name -> name.equals("dev.intrusive.*") || isModuleWithAnnotations(name));
    }

    private boolean isModuleWithAnnotations(String name) {
      ModuleElement module = elements.getModuleElement(name);
      return module != null
          && elements.getTypeElement(name) == null
          && readsAnnotations(module, new HashSet<>());
    }

    /** Whether an import of a module imports the annotations. */
    private static boolean readsAnnotations(ModuleElement module, Set<ModuleElement> seen) {
      return module.getQualifiedName().contentEquals("dev.intrusive.runtime")
          || (seen.add(module)
              && ElementFilter.requiresIn(module.getDirectives()).stream()
                  .anyMatch(
                      required ->
                          required.isTransitive()
                              && readsAnnotations(required.getDependency(), seen)));
    }

    /** Whether a simple name stands for another class than one that is imported on demand. */
    private boolean hasOther(String simpleName) {
      boolean isImported = imported.stream().anyMatch(name -> name.endsWith("." + simpleName));
      String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
      return isImported
          || elements.getTypeElement(prefix + simpleName) != null
          || unit.getTypeDecls().stream()
              .map(declaration -> trees.getElement(new TreePath(new TreePath(unit), declaration)))
              .anyMatch(type -> type instanceof TypeElement host && hasMember(host, simpleName));
    }

    private boolean hasMember(TypeElement type, String simpleName) {
      return ElementFilter.typesIn(Symbols.membersOf(elements, type)).stream()
          .anyMatch(member -> member.getSimpleName().contentEquals(simpleName));
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void unused) {
      if (isInsideCode(getCurrentPath()) && has(type.getModifiers(), ON_CLASSES)) {
        report(type, type);
      }
      return super.visitClass(type, null);
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void unused) {
      checkMember(variable, variable.getModifiers(), ON_FIELDS);
      return super.visitVariable(variable, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void unused) {
      checkMember(method, method.getModifiers(), ON_METHODS);
      return super.visitMethod(method, null);
    }

    /** Reports a member with an annotation; those of a pooled class need no report of their own. */
    private void checkMember(Tree member, ModifiersTree modifiers, Set<String> wanted) {
      TreePath owner = getCurrentPath().getParentPath();
      if (owner.getLeaf() instanceof ClassTree host
          && isInsideCode(owner)
          && has(modifiers, wanted)
          && (has(modifiers, LINKS) || !has(host.getModifiers(), ON_CLASSES))) {
        report(member, host);
      }
    }

    private boolean has(ModifiersTree modifiers, Set<String> wanted) {
      return modifiers.getAnnotations().stream()
          .map(annotation -> annotations.get(annotation.getAnnotationType().toString()))
          .anyMatch(name -> name != null && wanted.contains(name));
    }

    private void report(Tree place, ClassTree host) {
      trees.printMessage(
          DiagnosticId.HostLocal.kind(),
          "[" + DiagnosticId.HostLocal + "] " + LocalHosts.message(host.getSimpleName().toString()),
          place,
          unit);
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
