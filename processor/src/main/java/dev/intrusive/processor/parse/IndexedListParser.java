package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.ListModel;
import java.util.List;
import javax.lang.model.element.VariableElement;

/**
 * Makes a list of the indexed layout from a field that is the slot of an object, or looks like it.
 * The rules for slots are those of the pool; what breaks one of them is reported there.
 */
final class IndexedListParser {

  private final HostContext context;
  private final FieldGroup group;

  IndexedListParser(HostContext context, FieldGroup group) {
    this.context = context;
    this.group = group;
  }

  ListModel parse(List<AnnotatedField> slots) {
    slots.stream().filter(slot -> !slot.isPoolSlot()).forEach(this::reportNoSlot);
    return new ListModel.Indexed(
        group.name(), group.listClass(context.hostClass), slots.get(0).name());
  }

  private void reportNoSlot(AnnotatedField field) {
    String host = context.host.getSimpleName().toString();
    List<VariableElement> slots = SlotRules.allSlotsOf(context.host);
    String text;
    if (!slots.isEmpty()) {
      VariableElement slot = slots.get(0);
      text =
          "field %s is an int, but it is no slot, and the slot of %s is field %s of %s; name the list in"
                  .formatted(
                      field.name(),
                      host,
                      slot.getSimpleName(),
                      Symbols.classOf(slot).getSimpleName())
              + " the annotation of that field";
    } else {
      text =
          "field %s is an int, which leads to links only as the slot that a pool assigns; annotate it"
                  .formatted(field.name())
              + " with @PoolSlot, too"
              + (PoolParser.mayHaveSlot(context.host) ? "" : ", and the class with @Pooled");
    }
    context.problems.add(
        DiagnosticId.IndexedLinkWithoutPoolSlot,
        field.element(),
        text + ", or declare it as final Link<%s>.".formatted(selfType()));
  }

  private String selfType() {
    return SourceNames.simple(context.host.asType());
  }

  /** Reports a field that belongs to a list of another layout, too. */
  void reportTwoLayouts() {
    for (AnnotatedField field : group.fields()) {
      context.problems.add(
          DiagnosticId.ListNameDuplicate,
          field.element(),
          field.annotation(),
          "list name \"%s\" stands on the slot of %s and on fields of another layout; give each list a"
                  .formatted(group.name(), context.host.getSimpleName())
              + " name of its own.");
    }
  }
}
