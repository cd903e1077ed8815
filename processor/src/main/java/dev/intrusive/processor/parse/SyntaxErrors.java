package dev.intrusive.processor.parse;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.Name;
import org.jspecify.annotations.Nullable;

/** Finds gaps in a syntax tree of javac: what could not be parsed, and names that are missing. */
final class SyntaxErrors extends TreeScanner<@Nullable Void, @Nullable Void> {

  private static final String MISSING = "<error>";

  private boolean areFound;

  private SyntaxErrors() {}

  /** Whether a tree has a gap. There are errors that leave none, as a semicolon that is missing. */
  static boolean areIn(Tree tree) {
    SyntaxErrors errors = new SyntaxErrors();
    errors.scan(tree, null);
    return errors.areFound;
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
