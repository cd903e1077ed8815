package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import dev.intrusive.processor.model.HostModel;
import java.util.stream.Stream;

/** Names for variables of generated methods. */
final class VariableNames {

  private VariableNames() {}

  /** Names of which none hides what qualified names start with. */
  static NameAllocator of(HostModel host) {
    // Type variables may hide the simple names of any classes.
    Stream<ClassName> qualified =
        host.typeVariables().isEmpty()
            ? Stream.of()
            : Stream.of(RuntimeTypes.LINK, ClassName.OBJECT, host.hostClass());
    NameAllocator names = new NameAllocator();
    Stream.concat(qualified, host.bases().stream().map(HostModel.BaseHost::linksClass))
        .map(type -> type.packageName().replaceFirst("\\..*", ""))
        .filter(root -> !root.isEmpty())
        .distinct()
        .forEach(names::newName);
    return names;
  }
}
