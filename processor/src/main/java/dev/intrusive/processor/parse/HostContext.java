package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Problems;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What the parsers of one host share: the host, what is wrong with it, and what is unknown yet. */
final class HostContext {

  final TypeElement host;
  final ClassName hostClass;
  private final ExpectedTypes expected;
  final Problems problems = new Problems();
  private boolean complete = true;

  HostContext(TypeElement host, ExpectedTypes expected) {
    this.host = host;
    this.hostClass = ClassName.get(host);
    this.expected = expected;
  }

  /** Notes that a type which matters is unresolved: another processor may still generate it. */
  void foundUnresolvedType() {
    complete = false;
  }

  /** Finds the class of this round that an unresolved type will be, or null. */
  @Nullable ClassName resolve(String written) {
    return expected.resolve(written, hostClass.packageName());
  }

  boolean isComplete() {
    return complete;
  }
}
