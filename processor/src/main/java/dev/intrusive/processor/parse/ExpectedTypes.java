package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.ListNaming;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** The classes that this round may generate: a host may name them before they exist. */
public final class ExpectedTypes {

  /** The classes, with the numbers of their type parameters. */
  private final Map<ClassName, Integer> classes = new HashMap<>();

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
        add(ListNaming.linksClass(hostClass), 0);
      }
      int parameters = host.getTypeParameters().size();
      if (PoolParser.isPooled(host)) {
        add(ListNaming.poolClass(hostClass), parameters);
      }
      for (AnnotatedField field : fields) {
        if (field.names() != null) {
          field.names().stream()
              .filter(ListNaming::isUsable)
              .forEach(name -> add(ListNaming.structureClass(hostClass, name), parameters));
        }
      }
    }
  }

  /** Whether nothing can be generated for a host. */
  boolean isRefused(TypeElement host) {
    return refused.contains(host.getQualifiedName().toString());
  }

  private void add(ClassName name, int parameters) {
    if (classes.putIfAbsent(name, parameters) == null) {
      bySimpleName.computeIfAbsent(name.simpleName(), unused -> new ArrayList<>()).add(name);
    }
  }

  boolean includes(ClassName generated) {
    return classes.containsKey(generated);
  }

  /** Whether one of the classes may be written with so many type arguments, raw with none. */
  boolean mayHave(ClassName generated, int arguments) {
    return arguments == 0 || classes.getOrDefault(generated, 0) == arguments;
  }

  /** The classes with a simple name, whatever their package. */
  List<ClassName> named(String simpleName) {
    return bySimpleName.getOrDefault(simpleName, List.of());
  }
}
