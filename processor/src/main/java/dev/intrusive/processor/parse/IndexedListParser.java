package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeText;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Makes a list of the indexed layout from a field that is the slot of an object, or looks like it.
 * The rules for slots are those of the pool; what breaks one of them is reported there.
 */
final class IndexedListParser {

  private final Symbols symbols;
  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;

  IndexedListParser(Symbols symbols, HostContext context, FieldGroup group) {
    this.symbols = symbols;
    this.rules = new LinkFieldRules(context);
    this.context = context;
    this.group = group;
  }

  ListModel parse(List<AnnotatedField> slots) {
    slots.stream().filter(slot -> !slot.isPoolSlot()).forEach(this::reportNoSlot);
    return new ListModel.Indexed(context.declaration(group), slots.get(0).name());
  }

  private void reportNoSlot(AnnotatedField field) {
    TypeElement host = context.host;
    List<VariableElement> slots = SlotRules.allSlotsOf(symbols, host);
    String text;
    if (slots.isEmpty()) {
      text =
          "field %s is an int, but not the slot of a pooled object; %s"
              .formatted(field.name(), remedy(host));
    } else {
      VariableElement slot = slots.get(0);
      TypeElement owner = Mirrors.classOf(slot);
      text =
          "field %s is an int, but not the slot of %s, which is field %s%s; name the list in the"
                  .formatted(
                      field.name(),
                      host.getSimpleName(),
                      slot.getSimpleName(),
                      owner.equals(host) ? "" : " of superclass " + owner.getSimpleName())
              + " annotation of that field, or ";
    }
    context.problems.add(
        DiagnosticId.IndexedLinkWithoutPoolSlot,
        field.element(),
        text
            + "declare it as final Link<%s>".formatted(TypeText.of(host.asType()))
            + arrayRemedy(field));
  }

  /** What makes a field the index of an element in an array, if it may be one. */
  private String arrayRemedy(AnnotatedField field) {
    List<String> names = field.names();
    return names == null || names.size() > 1
        ? "."
        : ", or, if it is the index of an array list, add a list field of type %s with the"
                .formatted(rules.generatedType(group))
            + " same annotation.";
  }

  /** What turns a field into a slot, followed by an alternative, unless nothing does. */
  private static String remedy(TypeElement host) {
    if (host.getKind() == ElementKind.ENUM) {
      return "";
    }
    return "annotate it with @PoolSlot, too"
        + (PoolParser.mayHaveSlot(host) ? "" : ", and the class with @Pooled")
        + ", or ";
  }

  /** Reports a field that belongs to a list of another layout, too. */
  void reportTwoLayouts() {
    for (AnnotatedField field : group.fields()) {
      context.problems.add(
          DiagnosticId.ListNameDuplicate,
          field.element(),
          field.annotation(),
          "list name \"%s\" is used on the slot of %s and on fields of another layout; give each"
                  .formatted(group.name(), context.host.getSimpleName())
              + " list its own name.");
    }
  }
}
