package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;

/** The rules for heaps and maps whose links live beside a pool. */
final class SlotLinkRules {

  private final HostContext context;

  SlotLinkRules(HostContext context) {
    this.context = context;
  }

  /** Whether a group stands on the slot of its host; other fields beside it are reported. */
  boolean isIndexed(FieldGroup group) {
    boolean hasSlot = group.fields().stream().anyMatch(AnnotatedField::isPoolSlot);
    if (hasSlot && group.fields().size() > 1) {
      for (AnnotatedField field : group.fields()) {
        context.problems.add(
            DiagnosticId.ListNameDuplicate,
            field.element(),
            field.annotation(),
            "%s name \"%s\" stands on the slot of %s and on other fields; give each %1$s a name of its"
                    .formatted(group.kind().noun, group.name(), context.host.getSimpleName())
                + " own.");
      }
    }
    return hasSlot;
  }
}
