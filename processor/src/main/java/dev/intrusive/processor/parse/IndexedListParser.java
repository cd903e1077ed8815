package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.types.Mirrors;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Makes a list of the indexed layout from a field that is the slot of an object, or looks like it.
 * The rules for slots are those of the pool; what breaks one of them is reported there.
 */
final class IndexedListParser {

  private final LinkFieldRules rules;
  private final HostContext context;
  private final FieldGroup group;

  IndexedListParser(HostContext context, FieldGroup group) {
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
    List<VariableElement> slots = SlotRules.allSlotsOf(context);
    String owned = "a pooled object";
    String remedy = remedy(host);
    if (!slots.isEmpty()) {
      VariableElement slot = slots.get(0);
      TypeElement owner = Mirrors.classOf(slot);
      owned =
          "%s, which is field %s%s"
              .formatted(
                  host.getSimpleName(),
                  slot.getSimpleName(),
                  owner.equals(host) ? "" : " of superclass " + owner.getSimpleName());
      remedy = "name the list in the annotation of that field, or ";
    }
    context.report(
        Rule.IndexedLinkWithoutPoolSlot,
        field.element(),
        field.name(),
        owned,
        remedy,
        host.asType(),
        arrayRemedy(field));
  }

  /** What makes a field the index of an element in an array, if it may be one. */
  private String arrayRemedy(AnnotatedField field) {
    List<String> names = field.names();
    return names == null || names.size() > 1
        ? ""
        : ", or, if it is the index of an array list, add a list field of type %s with the"
                .formatted(rules.generatedType(group))
            + " same annotation";
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
}
