package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Lombok;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import dev.intrusive.processor.types.TypeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The rules for the field that holds an object's slot. */
final class SlotRules {

  private final Symbols symbols;
  private final TypeElement host;
  private final Problems problems;
  private final Set<HostPart> unknown;
  private final List<TypeElement> chain;
  private final List<VariableElement> own;
  private final List<VariableElement> inherited = new ArrayList<>();

  SlotRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    host = context.host;
    problems = context.problems;
    unknown = context.unknown;
    chain = symbols.withSuperclasses(host);
    own = slotsOf(host);
    chain.subList(1, chain.size()).forEach(type -> inherited.addAll(slotsOf(type)));
  }

  /** The fields for the slot of a class, its own and then inherited ones. */
  static List<VariableElement> allSlotsOf(Symbols symbols, TypeElement host) {
    return symbols.withSuperclasses(host).stream().flatMap(type -> slotsOf(type).stream()).toList();
  }

  private static List<VariableElement> slotsOf(TypeElement type) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> Mirrors.annotation(field, Names.POOL_SLOT) != null)
        .filter(Mirrors::hasName)
        .toList();
  }

  /** Checks the fields that the class declares itself, pooled or not. */
  void checkOwn(boolean mayHaveSlot) {
    boolean hasFields = host.getKind() == ElementKind.CLASS;
    for (VariableElement slot : own) {
      if (!mayHaveSlot) {
        reportOutsidePool(slot);
      }
      if (slot.getKind() == ElementKind.FIELD && host.getKind().isClass()) {
        checkDeclaration(slot);
      }
      if (hasFields && own.size() > 1) {
        problems.add(
            DiagnosticId.PoolSlotDuplicate,
            slot,
            "%s has %d slot fields, but an object has one slot; keep one."
                .formatted(host.getSimpleName(), own.size()));
      } else if (!inherited.isEmpty()) {
        problems.add(
            DiagnosticId.PoolSlotDuplicate,
            slot,
            "field %s is a second slot field beside %s of superclass %s, but an object has one slot;"
                    .formatted(
                        slot.getSimpleName(),
                        inherited.get(0).getSimpleName(),
                        Mirrors.classOf(inherited.get(0)).getSimpleName())
                + " remove it.");
      }
    }
  }

  private void reportOutsidePool(VariableElement slot) {
    List<StructureKind> kinds =
        Stream.of(StructureKind.values())
            .filter(kind -> Mirrors.annotation(slot, kind.annotation) != null)
            .toList();
    if (kinds.isEmpty()) {
      problems.add(
          DiagnosticId.PoolSlotOutsidePool,
          placeOf(slot),
          "field %s holds the slot of a pooled object, but %s is neither pooled nor an abstract"
                  .formatted(slot.getSimpleName(), host.getSimpleName())
              + " class; annotate the class with @Pooled, or remove @PoolSlot.");
    } else if (!problems.has(DiagnosticId.HostKind)) {
      problems.add(
          DiagnosticId.IndexedLinkOutsidePool,
          placeOf(slot),
          "the links of field %s live in a pool, but %s is neither pooled nor an abstract class;"
                  .formatted(slot.getSimpleName(), host.getSimpleName())
              + " %s%s without @PoolSlot."
                  .formatted(
                      host.getKind() == ElementKind.ENUM
                          ? ""
                          : "annotate the class with @Pooled, or ",
                      kinds.equals(List.of(StructureKind.LIST))
                          ? "declare the field as final Link<%s>"
                              .formatted(TypeText.of(host.asType()))
                          : "declare the fields of the flat layout"));
    }
  }

  /** The Eclipse compiler shows no place for a constant. */
  private Element placeOf(VariableElement slot) {
    return slot.getKind() == ElementKind.ENUM_CONSTANT ? host : slot;
  }

  private void checkDeclaration(VariableElement slot) {
    String name = slot.getSimpleName().toString();
    Set<Modifier> modifiers = Lombok.modifiersOf(slot);
    if (modifiers.contains(Modifier.PRIVATE)) {
      problems.add(
          DiagnosticId.PoolSlotPrivate,
          slot,
          "field %s is private, so the pool cannot set it; make it package-private."
              .formatted(name));
    }
    if (modifiers.contains(Modifier.STATIC)) {
      problems.add(
          DiagnosticId.PoolSlotStatic,
          slot,
          "field %s is static, but each object has a slot of its own; make it an instance field."
              .formatted(name));
    }
    if (modifiers.contains(Modifier.FINAL)) {
      problems.add(
          DiagnosticId.PoolSlotFinal,
          slot,
          "field %s is final, but the pool sets it; remove final.".formatted(name));
    }
    if (!isIntOrUnknown(slot)) {
      problems.add(
          DiagnosticId.PoolSlotType,
          slot,
          "field %s has the type %s, but a slot is an int; declare it as int."
              .formatted(name, TypeText.of(slot.asType())));
    }
  }

  private boolean isIntOrUnknown(VariableElement slot) {
    TypeMirror type = slot.asType();
    return type.getKind() == TypeKind.INT || TypeReach.isUnresolved(type);
  }

  /** Returns the slot field of a pooled class, or null, perhaps because it is not known. */
  @Nullable VariableElement findForPool() {
    if (!own.isEmpty()) {
      return TypeReach.isUnresolved(own.get(0).asType()) ? null : own.get(0);
    }
    if (inherited.isEmpty()) {
      if (chain.stream().anyMatch(type -> TypeReach.isUnresolved(type.getSuperclass()))) {
        unknown.add(HostPart.POOL);
      } else if (!problems.has(DiagnosticId.IndexedLinkWithoutPoolSlot)) {
        problems.add(
            DiagnosticId.PoolSlotMissing,
            host,
            "%s is pooled, but has no field for its slot; add a field @PoolSlot int slot."
                .formatted(host.getSimpleName()));
      }
      return null;
    }
    VariableElement slot = inherited.get(0);
    if (inherited.size() > 1) {
      problems.add(
          DiagnosticId.PoolSlotDuplicate,
          host,
          "the superclasses of %s have %d slot fields, but an object has one slot; keep one."
              .formatted(host.getSimpleName(), inherited.size()));
    }
    checkInherited(slot);
    return TypeReach.isUnresolved(slot.asType()) ? null : slot;
  }

  private void checkInherited(VariableElement slot) {
    Set<Modifier> modifiers = Lombok.modifiersOf(slot);
    String reason = null;
    if (!symbols.isReachableMember(host, slot)) {
      reason = "cannot reach it";
    } else if (modifiers.contains(Modifier.STATIC)
        || modifiers.contains(Modifier.FINAL)
        || !isIntOrUnknown(slot)) {
      reason = "cannot set it";
    } else if (symbols.isHidden(host, slot)) {
      reason = "sees another field of that name";
    }
    if (reason != null) {
      problems.add(
          DiagnosticId.PoolSlotUnreachable,
          host,
          "the slot of %s is field %s of superclass %s, but generated code in the package of %1$s %s;"
                  .formatted(
                      host.getSimpleName(),
                      slot.getSimpleName(),
                      Mirrors.classOf(slot).getSimpleName(),
                      reason)
              + " declare it there as public int with a name of its own.");
    }
  }
}
