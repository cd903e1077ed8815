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

  /** False if the type of an annotated field, or a list name, is not known yet. */
  boolean fieldsAreKnown = true;

  /** False if the names of a list, own or inherited, are not known, or are hidden by errors. */
  boolean listsAreKnown = true;

  /** False if a superclass is not known yet. */
  boolean basesAreKnown = true;

  /** False if the bound of a type parameter is not known yet. */
  boolean boundsAreKnown = true;

  /** False if what the pool is made of is not known yet. */
  boolean poolIsKnown = true;

  HostContext(TypeElement host, ExpectedTypes expected) {
    this.host = host;
    this.hostClass = ClassName.get(host);
    this.expected = expected;
  }

  /** Finds the class of this round that an unresolved type will be, or null. */
  @Nullable ClassName resolve(String written) {
    return resolve(written, hostClass.packageName());
  }

  /** Finds the class of this round that an unresolved type in a package will be, or null. */
  @Nullable ClassName resolve(String written, String packageName) {
    return expected.resolve(written, packageName);
  }
}
