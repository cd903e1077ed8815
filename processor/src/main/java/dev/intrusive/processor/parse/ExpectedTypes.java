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
import javax.lang.model.element.TypeParameterElement;
import org.jspecify.annotations.Nullable;

/** The classes that this round may generate: a host may name them before they exist. */
public final class ExpectedTypes {

  /**
   * A class that does not exist yet.
   *
   * @param parameters its type parameters, which are those of its host
   * @param base the class of the runtime that it extends, directly or not
   */
  private record Expected(List<? extends TypeParameterElement> parameters, String base) {}

  private final Map<ClassName, Expected> classes = new HashMap<>();

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
        add(ListNaming.linksClass(hostClass), new Expected(List.of(), "java.lang.Object"));
      }
      List<? extends TypeParameterElement> parameters = host.getTypeParameters();
      if (PoolParser.isPooled(host)) {
        add(
            ListNaming.poolClass(hostClass),
            new Expected(parameters, "dev.intrusive.pool.ObjectPool"));
      }
      for (AnnotatedField field : fields) {
        if (field.names() != null) {
          field.names().stream()
              .filter(ListNaming::isUsable)
              .forEach(
                  name ->
                      add(
                          ListNaming.structureClass(hostClass, name),
                          new Expected(parameters, field.kind().base)));
        }
      }
    }
  }

  /** Whether nothing can be generated for a host. */
  boolean isRefused(TypeElement host) {
    return refused.contains(host.getQualifiedName().toString());
  }

  private void add(ClassName name, Expected expected) {
    if (classes.putIfAbsent(name, expected) == null) {
      bySimpleName.computeIfAbsent(name.simpleName(), unused -> new ArrayList<>()).add(name);
    }
  }

  boolean includes(ClassName generated) {
    return classes.containsKey(generated);
  }

  /** Whether one of the classes may be written with so many type arguments, raw with none. */
  boolean mayHave(ClassName generated, int arguments) {
    return arguments == 0 || parametersOf(generated).size() == arguments;
  }

  /** The type parameters of one of the classes. */
  List<? extends TypeParameterElement> parametersOf(ClassName generated) {
    Expected expected = classes.get(generated);
    return expected == null ? List.of() : expected.parameters();
  }

  /** The class of the runtime that one of the classes extends, directly or not, or null. */
  @Nullable String baseOf(ClassName generated) {
    Expected expected = classes.get(generated);
    return expected == null ? null : expected.base();
  }

  /** The classes with a simple name, whatever their package. */
  List<ClassName> named(String simpleName) {
    return bySimpleName.getOrDefault(simpleName, List.of());
  }
}
