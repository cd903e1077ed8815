package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.KeyModel;
import dev.intrusive.processor.model.MapModel;
import dev.intrusive.processor.model.StructureDeclaration;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.parse.FieldRoles.Role;
import java.util.Objects;
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
    boolean isMap = group.kind() == StructureKind.MAP;
    if (key == null && (isMap || context.symbols.lacksSupertype(context.host))) {
      // A supertype may bring the key of a heap, or the natural order.
      context.unknown.add(HostPart.KEYS);
    }
    boolean isKeyUnknown = key == null && keys.mayHaveKey(group);
    FieldRoles roles = new FieldRoles(context, group);
    StructureDeclaration declaration = context.declaration(group);
    StructureModel stub = group.kind().stub(declaration);
    if (group.fields().stream().anyMatch(AnnotatedField::isPoolSlot)) {
      if (group.fields().size() > 1) {
        context.reportAnnotations(
            Rule.NameBesideSlot, group, group.kind().noun, group.name(), context.host);
      }
      return isKeyUnknown || roles.has(Role.UNRESOLVED) || roles.has(Role.HOLDER)
          ? stub
          : indexed(group, declaration, key);
    }
    FieldPair pair = FieldPair.of(context, group, roles);
    if (pair == null) {
      return roles.has(Role.UNRESOLVED) ? stub : null;
    }
    return isKeyUnknown ? stub : flat(group, declaration, pair, key);
  }

  private StructureModel indexed(
      FieldGroup group, StructureDeclaration declaration, @Nullable KeyModel key) {
    String slot = group.first().name();
    return group.kind() == StructureKind.HEAP
        ? new HeapModel.Indexed(declaration, slot, key, isOrderedByHost(key))
        : new MapModel.Indexed(declaration, slot, Objects.requireNonNull(key), isSequential(group));
  }

  private StructureModel flat(
      FieldGroup group, StructureDeclaration declaration, FieldPair pair, @Nullable KeyModel key) {
    return group.kind() == StructureKind.HEAP
        ? new HeapModel.Flat(declaration, pair.used(), pair.holder(), key, isOrderedByHost(key))
        : new MapModel.Flat(
            declaration,
            pair.used(),
            pair.holder(),
            Objects.requireNonNull(key),
            isSequential(group));
  }

  private boolean isOrderedByHost(@Nullable KeyModel key) {
    return key == null && context.symbols.isComparable(context.host);
  }

  private static boolean isSequential(FieldGroup group) {
    return "SEQUENTIAL".equals(group.option("hash"));
  }
}
