package dev.intrusive.processor.parse;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Finds what stands as an annotation and is none, as {@code @List}. After this error javac has no
 * more rounds, and it does not show the error to processors.
 */
final class WrongAnnotations extends TreePathScanner<@Nullable Void, @Nullable Void> {

  private final Trees trees;
  private boolean areFound;

  private WrongAnnotations(Trees trees) {
    this.trees = trees;
  }

  static boolean areIn(CompilationUnitTree unit, Trees trees) {
    WrongAnnotations scanner = new WrongAnnotations(trees);
    scanner.scan(unit, null);
    return scanner.areFound;
  }

  @Override
  public @Nullable Void visitAnnotation(AnnotationTree tree, @Nullable Void unused) {
    Element type = trees.getElement(new TreePath(getCurrentPath(), tree.getAnnotationType()));
    areFound |=
        type instanceof TypeElement
            && type.asType().getKind() != TypeKind.ERROR
            && type.getKind() != ElementKind.ANNOTATION_TYPE;
    return super.visitAnnotation(tree, null);
  }
}
