package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.StructureKind;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.model.StructureModel.Layout;
import dev.intrusive.processor.parse.FieldRoles.Role;
import org.jspecify.annotations.Nullable;

/**
 * Makes heaps and maps of groups of fields: of a slot, or of the field for a heap or map and one
 * for the index or the next element.
 */
final class KeyedParser {

  private final HostContext context;
  private final KeyParser keys;

  KeyedParser(HostContext context, KeyParser keys) {
    this.context = context;
    this.keys = keys;
  }

  /** Returns the heap or map, or a stub if it is not known, or null if the group has problems. */
  @Nullable StructureModel parse(FieldGroup group) {
    KeyModel key = keys.parse(group);
    if (key == null
        && (group.kind() == StructureKind.MAP || context.symbols.lacksSupertype(context.host))) {
      // A supertype may bring the key of a heap, or the natural order.
      context.unknown.add(HostPart.KEYS);
    }
    boolean isKeyUnknown = key == null && keys.mayHaveKey(group);
    FieldRoles roles = new FieldRoles(context, group);
    if (group.fields().stream().anyMatch(AnnotatedField::isPoolSlot)) {
      if (group.fields().size() > 1) {
        context.reportAnnotations(
            Rule.NameBesideSlot, group, group.kind().noun(), group.name(), context.host);
      }
      return isKeyUnknown || roles.has(Role.UNRESOLVED) || roles.has(Role.HOLDER)
          ? context.stub(group)
          : context.structure(group, Layout.INDEXED, key, group.first().name());
    }
    FieldPair pair = FieldPair.of(context, group, roles);
    if (pair == null) {
      return roles.has(Role.UNRESOLVED) ? context.stub(group) : null;
    }
    return isKeyUnknown
        ? context.stub(group)
        : context.structure(group, Layout.FLAT, key, pair.used(), pair.holder());
  }
}
