package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.ListNaming;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The classes that this round may generate: a host may name them before they exist. */
public final class ExpectedTypes {

  private final Set<ClassName> classes = new LinkedHashSet<>();

  /** Notes the classes of all hosts that a round looks at, valid or not. */
  public ExpectedTypes(Collection<TypeElement> hosts) {
    for (TypeElement host : hosts) {
      ClassName hostClass = ClassName.get(host);
      List<AnnotatedField> fields = AnnotatedField.of(host);
      if (!fields.isEmpty()) {
        classes.add(ListNaming.linksClass(hostClass));
      }
      if (PoolParser.isPooled(host)) {
        classes.add(ListNaming.poolClass(hostClass));
      }
      for (AnnotatedField field : fields) {
        if (field.names() != null) {
          field.names().stream()
              .filter(ListNaming::isValid)
              .forEach(name -> classes.add(ListNaming.structureClass(hostClass, name)));
        }
      }
    }
  }

  boolean includes(ClassName generated) {
    return classes.contains(generated);
  }

  /**
   * Finds the class that an unresolved type will be.
   *
   * @param written the type as it stands in the source
   * @param packageName the package where it is written
   * @return the class, or null if it is not ours
   */
  @Nullable ClassName resolve(String written, String packageName) {
    String name = SourceNames.className(written);
    ClassName found = null;
    for (ClassName candidate : classes) {
      if (candidate.canonicalName().equals(name)) {
        return candidate;
      }
      if (candidate.simpleName().equals(name)
          && (found == null || candidate.packageName().equals(packageName))) {
        found = candidate;
      }
    }
    return found;
  }
}
