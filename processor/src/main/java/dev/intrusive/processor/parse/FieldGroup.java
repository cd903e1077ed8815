package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.model.ListNaming;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;

/**
 * The fields of a host that carry the same list name.
 *
 * @param name the list name, which is valid
 * @param fields the fields, in the compiler's order
 */
record FieldGroup(String name, List<AnnotatedField> fields) {

  /** Groups the fields that have a valid name; a field with several is in several groups. */
  static List<FieldGroup> of(List<AnnotatedField> fields) {
    Map<String, List<AnnotatedField>> groups = new LinkedHashMap<>();
    for (AnnotatedField field : fields) {
      List<String> names = field.listNames();
      if (field.element().getKind() == ElementKind.FIELD
          && names != null
          && (names.size() == 1 || field.isIndexed())) {
        names.stream()
            .filter(ListNaming::isValid)
            .distinct()
            .forEach(name -> groups.computeIfAbsent(name, unused -> new ArrayList<>()).add(field));
      }
    }
    return groups.entrySet().stream()
        .map(entry -> new FieldGroup(entry.getKey(), entry.getValue()))
        .toList();
  }

  ClassName listClass(ClassName host) {
    return ListNaming.listClass(host, name);
  }
}
