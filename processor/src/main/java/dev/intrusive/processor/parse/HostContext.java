package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What the parsers of one host share: the host, its problems, and its unknown parts. */
final class HostContext {

  final TypeElement host;
  final ClassName hostClass;
  private final ExpectedTypes expected;
  final Problems problems = new Problems();

  final Set<HostPart> unknown = EnumSet.noneOf(HostPart.class);

  HostContext(TypeElement host, ExpectedTypes expected) {
    this.host = host;
    this.hostClass = ClassName.get(host);
    this.expected = expected;
  }

  /** Whether the class that is generated for a group is public. */
  boolean isPublic(FieldGroup group) {
    return Symbols.isPublic(host) && !"PACKAGE".equals(group.option("access"));
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
