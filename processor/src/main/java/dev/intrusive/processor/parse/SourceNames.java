package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Types as they are written in the source, and what their names may stand for there.
 *
 * <p>javac up to 17 shows an unresolved type that has arguments without any name, so under javac
 * this looks at the syntax tree. Other compilers show the name.
 */
final class SourceNames {

  private final @Nullable Trees trees;
  private final SourceVersion version;

  SourceNames(ProcessingEnvironment environment) {
    version = environment.getSourceVersion();
    Trees javac = null;
    try {
      javac = Trees.instance(environment);
    } catch (IllegalArgumentException | LinkageError e) {
      // The compiler is not javac.
    }
    trees = javac;
  }

  /** Whether the compiler is javac. */
  boolean areOfJavac() {
    return trees != null;
  }

  /**
   * Whether one of some sources has an error after which javac has no more rounds.
   *
   * @param roots classes and packages of these sources
   * @param isThorough whether to parse the sources again and look at all annotations
   */
  boolean haveFatalError(Collection<? extends Element> roots, boolean isThorough) {
    Trees javac = trees;
    if (javac == null) {
      return false;
    }
    List<CompilationUnitTree> units =
        roots.stream()
            .map(javac::getPath)
            .filter(Objects::nonNull)
            .map(TreePath::getCompilationUnit)
            .distinct()
            .toList();
    return units.stream().anyMatch(SyntaxErrors::leaveGapIn)
        || (isThorough
            && (units.stream().anyMatch(unit -> WrongAnnotations.areIn(unit, javac))
                || SyntaxErrors.areIn(
                    units.stream().map(CompilationUnitTree::getSourceFile).toList(), version)));
  }

  /** The type of a field, as written. */
  WrittenType typeOf(VariableElement field) {
    if (trees != null && trees.getTree(field) instanceof VariableTree tree) {
      return WrittenType.of(tree.getType());
    }
    WrittenType written = trees == null ? EclipseSyntax.typeOf(field) : null;
    return written == null ? WrittenType.of(field.asType()) : written;
  }

  /** Whether a field is given a value where it is declared, as far as the compiler shows that. */
  boolean hasInitializer(VariableElement field) {
    return trees == null
        || !(trees.getTree(field) instanceof VariableTree tree)
        || tree.getInitializer() != null;
  }

  /** Whether a class declares two fields of one name, of which a compiler may show one alone. */
  boolean hasFieldTwice(TypeElement type) {
    List<String> names = trees == null ? EclipseSyntax.fieldNames(type) : List.of();
    if (names.isEmpty()) {
      names =
          ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
              .map(field -> field.getSimpleName().toString())
              .toList();
    }
    return names.stream().distinct().count() < names.size();
  }

  /**
   * Whether the file of a class declares a class under a simple name that it also imports.
   * Eclipse's compiler then takes the name for one or the other, and leaves out fields that do not
   * fit.
   */
  boolean hasAmbiguousImport(TypeElement type) {
    Imports imports = trees == null ? importsOf(type) : null;
    if (imports == null) {
      return false;
    }
    TypeElement outermost = outermost(type);
    for (String name : EclipseSyntax.classNamesBeside(outermost)) {
      String imported = imports.named(name);
      String declared = ClassName.get(outermost).peerClass(name).canonicalName();
      if (imported != null && !imported.equals(declared)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a class is that of a compact source file, which has no declaration of its own. */
  boolean isImplicit(TypeElement type) {
    Trees javac = trees;
    TreePath path = javac == null ? null : javac.getPath(type);
    if (javac == null || path == null || !(path.getLeaf() instanceof ClassTree tree)) {
      return false;
    }
    CompilationUnitTree file = path.getCompilationUnit();
    SourcePositions positions = javac.getSourcePositions();
    // Members that another processor has added may have the position of its annotation.
    if (positions.getStartPosition(file, tree.getModifiers()) != Diagnostic.NOPOS) {
      return false;
    }
    long start = positions.getStartPosition(file, tree);
    return tree.getMembers().stream()
        .filter(
            member ->
                !(member instanceof MethodTree method && method.getName().contentEquals("<init>")))
        .anyMatch(member -> positions.getStartPosition(file, member) <= start);
  }

  /** The superclass of a class, as written. */
  WrittenType superclassOf(TypeElement type) {
    ClassTree tree = trees == null ? null : trees.getTree(type);
    return tree != null
        ? WrittenType.of(tree.getExtendsClause())
        : WrittenType.of(type.getSuperclass());
  }

  /** The interfaces of a class, as written. */
  List<WrittenType> interfacesOf(TypeElement type) {
    ClassTree tree = trees == null ? null : trees.getTree(type);
    return tree != null
        ? tree.getImplementsClause().stream().map(each -> WrittenType.of(each)).toList()
        : type.getInterfaces().stream().map(WrittenType::of).toList();
  }

  /** The type of a parameter, as written. */
  WrittenType typeOf(ExecutableElement method, int parameter) {
    MethodTree tree = trees == null ? null : trees.getTree(method);
    if (tree != null) {
      return WrittenType.of(tree.getParameters().get(parameter).getType());
    }
    List<WrittenType> written = trees == null ? EclipseSyntax.parametersOf(method) : null;
    return written == null || parameter >= written.size()
        ? WrittenType.of(method.getParameters().get(parameter).asType())
        : written.get(parameter);
  }

  /** The type that a method returns, as written. */
  WrittenType resultOf(ExecutableElement method) {
    MethodTree tree = trees == null ? null : trees.getTree(method);
    return tree != null
        ? WrittenType.of(tree.getReturnType())
        : WrittenType.of(method.getReturnType());
  }

  /** A bound of a type parameter of a class, as written. */
  WrittenType boundOf(TypeElement host, int parameter, int bound, TypeMirror type) {
    ClassTree tree = trees == null ? null : trees.getTree(host);
    return tree != null && bound < tree.getTypeParameters().get(parameter).getBounds().size()
        ? WrittenType.of(tree.getTypeParameters().get(parameter).getBounds().get(bound))
        : WrittenType.of(type);
  }

  /** The type of a field as it is written, without packages. */
  String simple(AnnotatedField field) {
    return TypeReach.isUnresolved(field.type())
        ? typeOf(field.element()).simple()
        : simple(field.type());
  }

  /** A type as the user would write it in the host's own file. */
  static String simple(TypeMirror type) {
    return WrittenType.of(type).simple();
  }

  /** The imports of the file of an element, or null if the compiler does not show them. */
  @Nullable Imports importsOf(Element place) {
    if (trees == null) {
      List<String> written = EclipseSyntax.importsOf(outermost(place));
      return written == null ? null : Imports.of(written);
    }
    TreePath path = trees.getPath(place);
    return path == null
        ? null
        : Imports.of(
            path.getCompilationUnit().getImports().stream()
                .map(tree -> WrittenType.of(tree.getQualifiedIdentifier()).name())
                .toList());
  }

  private static TypeElement outermost(Element place) {
    Element type = place;
    while (type.getEnclosingElement() != null
        && type.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      type = type.getEnclosingElement();
    }
    return (TypeElement) type;
  }

  /**
   * What a file imports.
   *
   * @param single the qualified names of classes, or of static members
   * @param onDemand the packages and classes of which all is imported
   */
  record Imports(List<String> single, List<String> onDemand) {

    private static final String ALL = ".*";

    static Imports of(List<String> written) {
      return new Imports(
          written.stream().filter(name -> !name.endsWith(ALL)).toList(),
          written.stream()
              .filter(name -> name.endsWith(ALL))
              .map(name -> name.substring(0, name.length() - ALL.length()))
              .toList());
    }

    /** The class or member that is imported by itself under a simple name, or null. */
    @Nullable String named(String simpleName) {
      return single.stream()
          .filter(name -> name.substring(name.lastIndexOf('.') + 1).equals(simpleName))
          .findFirst()
          .orElse(null);
    }
  }
}
