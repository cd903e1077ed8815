package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.FieldRoles.Role;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rules for the fields of heaps and maps, which differ in words alone. */
final class KeyedRules {

  static final Kind HEAP =
      new Kind(
          FieldPair.Words.HEAP,
          Role.INT,
          Rule.HeapLinkFieldType,
          Rule.HeapLinkIncomplete,
          "an int field",
          "an int field for the index of an element");

  static final Kind MAP =
      new Kind(
          FieldPair.Words.MAP,
          Role.NEIGHBOUR,
          Rule.MapLinkFieldType,
          Rule.MapLinkIncomplete,
          "a field for the next element",
          "a field for the next element of a chain");

  private final HostContext context;
  private final LinkFieldRules rules;

  /** What messages on one kind of structure say. */
  record Kind(
      FieldPair.Words words,
      Role role,
      Rule fieldType,
      Rule incomplete,
      String used,
      String missing) {}

  KeyedRules(HostContext context) {
    this.context = context;
    this.rules = new LinkFieldRules(context);
  }

  /**
   * Makes a heap or map.
   *
   * @param group its fields
   * @param kind what it is
   * @param isKeyUnknown whether it cannot be made yet, or at all, because of its key
   * @param indexed makes one whose links live beside a pool, by the name of the slot
   * @param flat makes one by the names of its fields
   * @return what was made, or a stand-in, or null if the group has problems
   */
  @Nullable StructureModel parse(
      FieldGroup group,
      Kind kind,
      boolean isKeyUnknown,
      Function<String, StructureModel> indexed,
      Function<FieldPair, StructureModel> flat) {
    FieldRoles roles = new FieldRoles(context, group);
    if (group.fields().stream().anyMatch(AnnotatedField::isPoolSlot)) {
      reportOthersBesideSlot(group);
      return isKeyUnknown || roles.has(Role.UNRESOLVED) || roles.has(Role.HOLDER)
          ? standIn(group)
          : indexed.apply(group.first().name());
    }
    FieldPair pair =
        FieldPair.of(
            context, rules, group, roles, kind.words(), field -> reportType(group, kind, field));
    if (roles.has(Role.UNRESOLVED)) {
      return standIn(group);
    }
    int fitting = roles.of(kind.role()).size() + roles.of(Role.HOLDER).size();
    if (fitting == group.fields().size()) {
      String type = kind.role() == Role.INT ? "int" : rules.hostType();
      if (!roles.has(kind.role())) {
        reportMissing(group, kind, kind.missing(), type);
      }
      if (!roles.has(Role.HOLDER)) {
        reportMissing(
            group,
            kind,
            "a field for the %s that an element is in".formatted(group.kind().noun),
            rules.generatedType(group));
      }
    }
    return pair == null ? null : isKeyUnknown ? standIn(group) : flat.apply(pair);
  }

  private StructureModel standIn(FieldGroup group) {
    return group.kind().standIn(context.declaration(group));
  }

  private void reportOthersBesideSlot(FieldGroup group) {
    if (group.fields().size() > 1) {
      for (AnnotatedField field : group.fields()) {
        context.reportAnnotation(
            Rule.NameBesideSlot, field, group.kind().noun, group.name(), context.host);
      }
    }
  }

  private void reportType(FieldGroup group, Kind kind, AnnotatedField field) {
    context.report(
        kind.fieldType(),
        field.element(),
        field.name(),
        group.kind().noun,
        group.name(),
        field.type(),
        kind.used(),
        kind.role() == Role.INT ? "int" : rules.hostType(),
        rules.generatedType(group));
  }

  private void reportMissing(FieldGroup group, Kind kind, String what, String type) {
    context.report(
        kind.incomplete(), group.first().element(), group.kind().noun, group.name(), what, type);
  }
}
