package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.ListNaming;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The classes that this round may generate: a host may name them before they exist. */
public final class ExpectedTypes {

  private final Set<ClassName> classes = new LinkedHashSet<>();
  private final Map<String, List<ClassName>> bySimpleName = new HashMap<>();
  private final Set<String> refused;

  /**
   * Notes the classes of all hosts that a round looks at, valid or not.
   *
   * @param hosts the hosts
   * @param refused the names of the hosts for which nothing can be generated
   */
  public ExpectedTypes(Collection<TypeElement> hosts, Set<String> refused) {
    this.refused = Set.copyOf(refused);
    for (TypeElement host : hosts) {
      if (isRefused(host)) {
        continue;
      }
      ClassName hostClass = ClassName.get(host);
      List<AnnotatedField> fields = AnnotatedField.of(host);
      if (!fields.isEmpty()) {
        add(ListNaming.linksClass(hostClass));
      }
      if (PoolParser.isPooled(host)) {
        add(ListNaming.poolClass(hostClass));
      }
      for (AnnotatedField field : fields) {
        if (field.names() != null) {
          field.names().stream()
              .filter(ListNaming::isUsable)
              .forEach(name -> add(ListNaming.structureClass(hostClass, name)));
        }
      }
    }
  }

  /** Whether nothing can be generated for a host. */
  boolean isRefused(TypeElement host) {
    return refused.contains(host.getQualifiedName().toString());
  }

  private void add(ClassName name) {
    if (classes.add(name)) {
      bySimpleName.computeIfAbsent(name.simpleName(), unused -> new ArrayList<>()).add(name);
    }
  }

  boolean includes(ClassName generated) {
    return classes.contains(generated);
  }

  /** The classes with a simple name, whatever their package. */
  List<ClassName> named(String simpleName) {
    return bySimpleName.getOrDefault(simpleName, List.of());
  }
}
