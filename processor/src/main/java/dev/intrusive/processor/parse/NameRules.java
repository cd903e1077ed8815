package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.StructureModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The rules for the names of a host's structures, and of what is named after them. */
final class NameRules {

  private static final List<String> FIXED_ACCESSORS = List.of("unlinkAll", "isLinked", "describe");

  private final HostContext context;

  NameRules(HostContext context) {
    this.context = context;
  }

  /** Checks the names against each other and against inherited ones. */
  void checkNames(List<FieldGroup> groups, List<Base> bases) {
    for (FieldGroup group : groups) {
      for (Base base : bases) {
        for (String inherited : base.names()) {
          if (inherited.equals(group.name())) {
            context.reportAnnotation(
                Rule.ListNameDuplicate,
                group.first(),
                group.kind().noun(),
                inherited,
                base.element());
          } else if (inherited.equalsIgnoreCase(group.name())) {
            reportCase(group, inherited);
          }
        }
      }
      for (FieldGroup other : groups) {
        if (!other.equals(group) && other.name().equals(group.name())) {
          context.reportAnnotation(
              Rule.NameOfTwoKinds,
              group.first(),
              group.name(),
              group.kind().noun(),
              other.kind().noun());
        } else if (!other.equals(group)
            && other.name().equalsIgnoreCase(group.name())
            && (groups.indexOf(group) < groups.indexOf(other) || !isOnSameField(group, other))) {
          reportCase(group, other.name());
        }
      }
    }
  }

  /** Whether two names are shown in one place, where one report is enough. */
  private static boolean isOnSameField(FieldGroup group, FieldGroup other) {
    return group.first().element().equals(other.first().element());
  }

  private void reportCase(FieldGroup group, String other) {
    context.reportAnnotation(
        Rule.ListNameCase, group.first(), group.kind().noun(), group.name(), other);
  }

  /** Checks that no two accessors would have the same name. */
  void checkAccessors(List<StructureModel> structures, List<AnnotatedField> fields) {
    Map<String, Set<String>> users = new LinkedHashMap<>();
    FIXED_ACCESSORS.forEach(name -> users.put(name, new TreeSet<>(List.of("all lists"))));
    for (StructureModel structure : structures) {
      String user = "%s \"%s\"".formatted(structure.kind().noun(), structure.name());
      for (String name : structure.accessors()) {
        Set<String> usersOfName = users.computeIfAbsent(name, unused -> new TreeSet<>());
        if (!usersOfName.add(user)) {
          usersOfName.add("link " + name);
        }
      }
    }
    for (StructureModel structure : structures) {
      if (isReportedForItsName(structure, structures)) {
        continue;
      }
      for (String name : structure.accessors()) {
        Set<String> rivals = users.getOrDefault(name, Set.of());
        if (rivals.size() > 1) {
          context.report(
              Rule.AccessorClash,
              fieldOf(structure, fields).element(),
              name,
              String.join(" and for ", rivals));
        }
      }
    }
  }

  /** Whether the class of another structure has the same name, which is a problem of its own. */
  private static boolean isReportedForItsName(
      StructureModel structure, List<StructureModel> structures) {
    return structures.stream()
        .anyMatch(
            other ->
                !other.equals(structure)
                    && other
                        .generatedClass()
                        .simpleName()
                        .equalsIgnoreCase(structure.generatedClass().simpleName()));
  }

  private static AnnotatedField fieldOf(StructureModel structure, List<AnnotatedField> fields) {
    return fields.stream()
        .filter(field -> field.knownNames().contains(structure.name()))
        .findFirst()
        .orElseThrow();
  }
}
