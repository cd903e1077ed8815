package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.parse.FieldRoles.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The two fields by which an element is in an array, a heap or a map: one that the structure uses,
 * and one that refers to it.
 *
 * @param used the name of the first
 * @param holder the name of the second
 */
record FieldPair(String used, String holder) {

  /**
   * Finds the pair of a group, and reports what is wrong with its fields.
   *
   * @param context the host
   * @param group the group
   * @param roles the roles of its fields
   * @return the pair, or null if a field is missing or unknown
   */
  static @Nullable FieldPair of(HostContext context, FieldGroup group, FieldRoles roles) {
    boolean isChain = group.kind() == StructureKind.MAP;
    LinkFieldRules rules = new LinkFieldRules(context);
    List<AnnotatedField> used = roles.of(isChain ? Role.NEIGHBOUR : Role.INT);
    List<AnnotatedField> holders = roles.of(Role.HOLDER);
    List<AnnotatedField> others = new ArrayList<>(group.fields());
    others.removeAll(used);
    others.removeAll(holders);
    String usedType = isChain ? rules.hostType() : "int";
    String holderType = rules.generatedType(group);
    if (others.isEmpty() && used.isEmpty()) {
      String missing =
          isChain
              ? "a field for the next element of a chain"
              : "an int field for the index of an element";
      reportMissing(context, group, missing, usedType);
    }
    if (others.isEmpty() && holders.isEmpty()) {
      String missing = "a field for the %s that an element is in".formatted(group.kind().noun());
      reportMissing(context, group, missing, holderType);
    }
    others.removeAll(roles.of(Role.UNRESOLVED));
    for (AnnotatedField other : others) {
      context.report(
          group.kind() == StructureKind.LIST && holders.isEmpty()
              ? Rule.ListFieldBesideIndex
              : fieldType(group.kind()),
          other.element(),
          other.name(),
          group.name(),
          other.type(),
          usedType,
          holderType);
    }
    requireOne(
        context, group, used, isChain ? "fields for the next element" : "int fields for the index");
    requireOne(context, group, holders, group.kind().noun() + " fields");
    rules.requireAssignable(group.fields());
    if (isChain) {
      rules.requireElements(group, used);
    }
    rules.requireHolders(group, holders);
    return used.isEmpty() || holders.isEmpty() || roles.has(Role.UNRESOLVED)
        ? null
        : new FieldPair(used.get(0).name(), holders.get(0).name());
  }

  private static void requireOne(
      HostContext context, FieldGroup group, List<AnnotatedField> fields, String several) {
    Rule rule =
        switch (group.kind()) {
          case LIST -> Rule.ArrayLinkAmbiguous;
          case HEAP -> Rule.HeapLinkAmbiguous;
          case MAP -> Rule.MapLinkAmbiguous;
        };
    if (fields.size() > 1) {
      fields.forEach(
          field -> context.report(rule, field.element(), group.name(), fields.size(), several));
    }
  }

  private static Rule fieldType(StructureKind kind) {
    return switch (kind) {
      case LIST -> Rule.ArrayLinkFieldType;
      case HEAP -> Rule.HeapLinkFieldType;
      case MAP -> Rule.MapLinkFieldType;
    };
  }

  /** Reports what a heap or map lacks; a list without one of both has another layout. */
  private static void reportMissing(
      HostContext context, FieldGroup group, String what, String type) {
    context.report(
        group.kind() == StructureKind.MAP ? Rule.MapLinkIncomplete : Rule.HeapLinkIncomplete,
        group.first().element(),
        group.name(),
        what,
        type);
  }
}
