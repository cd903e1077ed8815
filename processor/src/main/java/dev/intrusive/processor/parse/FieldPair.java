package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.parse.FieldRoles.Role;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The two fields by which an element is in an array, a heap or a map: one that the structure uses,
 * and one that refers to it.
 *
 * @param used the name of the first
 * @param holder the name of the second
 */
record FieldPair(String used, String holder) {

  /** What the fields of a kind of structure are called, and how a mistake is. */
  enum Words {
    ARRAY(Role.INT, Rule.ArrayLinkAmbiguous, "int fields for the index"),
    HEAP(Role.INT, Rule.HeapLinkAmbiguous, "int fields for the index"),
    MAP(Role.NEIGHBOUR, Rule.MapLinkAmbiguous, "fields for the next element");

    private final Role role;
    private final Rule ambiguous;
    private final String several;

    Words(Role role, Rule ambiguous, String several) {
      this.role = role;
      this.ambiguous = ambiguous;
      this.several = several;
    }
  }

  /**
   * Finds the pair of a group, and reports what is wrong with its fields.
   *
   * @param context the host
   * @param rules the rules for fields
   * @param group the group
   * @param roles the roles of its fields
   * @param words what the fields are called
   * @param onOther what to do with a field of another role
   * @return the pair, or null if a field is missing or unknown
   */
  static @Nullable FieldPair of(
      HostContext context,
      LinkFieldRules rules,
      FieldGroup group,
      FieldRoles roles,
      Words words,
      Consumer<AnnotatedField> onOther) {
    List<AnnotatedField> used = roles.of(words.role);
    List<AnnotatedField> holders = roles.of(Role.HOLDER);
    group.fields().stream()
        .filter(
            field ->
                !used.contains(field)
                    && !holders.contains(field)
                    && !roles.of(Role.UNRESOLVED).contains(field))
        .forEach(onOther);
    reportSeveral(context, group, words, used, words.several);
    reportSeveral(context, group, words, holders, group.kind().noun + " fields");
    rules.requireAssignable(group.fields());
    if (words.role == Role.NEIGHBOUR) {
      rules.requireElements(group, used);
    }
    rules.requireHolders(group, holders);
    return used.isEmpty() || holders.isEmpty() || roles.has(Role.UNRESOLVED)
        ? null
        : new FieldPair(used.get(0).name(), holders.get(0).name());
  }

  private static void reportSeveral(
      HostContext context,
      FieldGroup group,
      Words words,
      List<AnnotatedField> fields,
      String several) {
    if (fields.size() > 1) {
      for (AnnotatedField field : fields) {
        context.report(
            words.ambiguous,
            field.element(),
            group.kind().noun,
            group.name(),
            fields.size(),
            several);
      }
    }
  }
}
