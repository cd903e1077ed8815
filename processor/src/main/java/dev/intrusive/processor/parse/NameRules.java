package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.parse.HostParser.Base;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The rules for the names of a host's lists, and of what is named after them. */
final class NameRules {

  private static final List<String> FIXED_ACCESSORS = List.of("unlinkAll", "isLinked", "describe");

  private final HostContext context;

  NameRules(HostContext context) {
    this.context = context;
  }

  /** Checks the names of the lists against each other and against inherited ones. */
  void checkLists(List<FieldGroup> groups, List<Base> bases) {
    for (FieldGroup group : groups) {
      for (Base base : bases) {
        for (String inherited : base.listNames()) {
          if (inherited.equals(group.name())) {
            report(
                DiagnosticId.ListNameDuplicate,
                group,
                "list name \"%s\" is already used by superclass %s; choose another name."
                    .formatted(inherited, base.element().getSimpleName()));
          } else if (inherited.equalsIgnoreCase(group.name())) {
            reportCase(group, inherited);
          }
        }
      }
      for (FieldGroup other : groups) {
        if (!other.equals(group)
            && other.name().equalsIgnoreCase(group.name())
            && (groups.indexOf(group) < groups.indexOf(other) || !isOnSameField(group, other))) {
          reportCase(group, other.name());
        }
      }
    }
  }

  /** Whether two names are shown in one place, where one report is enough. */
  private static boolean isOnSameField(FieldGroup group, FieldGroup other) {
    return group.fields().get(0).equals(other.fields().get(0));
  }

  private void reportCase(FieldGroup group, String other) {
    report(
        DiagnosticId.ListNameCase,
        group,
        "list names \"%s\" and \"%s\" differ only in case, so their files would collide on macOS and"
                .formatted(group.name(), other)
            + " Windows; choose another name.");
  }

  private void report(DiagnosticId id, FieldGroup group, String message) {
    AnnotatedField field = group.fields().get(0);
    context.problems.add(id, field.element(), field.annotation(), message);
  }

  /** Checks that no two accessors would have the same name. */
  void checkAccessors(List<ListModel> lists, List<AnnotatedField> fields) {
    Map<String, Set<String>> users = new LinkedHashMap<>();
    FIXED_ACCESSORS.forEach(name -> users.put(name, new TreeSet<>(List.of("all lists"))));
    for (ListModel list : lists) {
      accessorsOf(list)
          .forEach(
              name ->
                  users
                      .computeIfAbsent(name, unused -> new TreeSet<>())
                      .add("list \"%s\"".formatted(list.name())));
      if (list instanceof ListModel.Node node && list.accessors().contains(node.link())) {
        users
            .computeIfAbsent(node.link(), unused -> new TreeSet<>())
            .add("link %s".formatted(node.link()));
      }
    }
    for (ListModel list : lists) {
      for (String name : accessorsOf(list).distinct().toList()) {
        Set<String> rivals = users.get(name);
        if (rivals != null && rivals.size() > 1) {
          AnnotatedField field = fieldOf(list, fields);
          context.problems.add(
              DiagnosticId.AccessorClash,
              field.element(),
              "the accessor %s would be generated for %s; rename the list or the field."
                  .formatted(name, String.join(" and for ", rivals)));
        }
      }
    }
  }

  private static Stream<String> accessorsOf(ListModel list) {
    return list instanceof ListModel.Node node
        ? Stream.concat(list.accessors().stream(), Stream.of(node.link()))
        : list.accessors().stream();
  }

  private static AnnotatedField fieldOf(ListModel list, List<AnnotatedField> fields) {
    return fields.stream()
        .filter(field -> field.listNames() != null && field.listNames().contains(list.name()))
        .findFirst()
        .orElseThrow();
  }
}
