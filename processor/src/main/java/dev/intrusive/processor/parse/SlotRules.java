package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.TypeReach;
import dev.intrusive.processor.types.TypeText;
import java.util.ArrayList;
import java.util.List;
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

  private final TypeElement host;
  private final HostContext context;
  private final List<VariableElement> own;
  private final List<VariableElement> inherited = new ArrayList<>();

  SlotRules(HostContext context) {
    host = context.host;
    this.context = context;
    own = slotsOf(host);
    context.chain.stream().skip(1).forEach(type -> inherited.addAll(slotsOf(type)));
  }

  private static List<VariableElement> slotsOf(TypeElement type) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> Mirrors.isAnnotated(field, Names.POOL_SLOT))
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
        context.report(Rule.PoolSlotDuplicate, slot, host, own.size());
      } else if (!inherited.isEmpty()) {
        VariableElement first = inherited.get(0);
        context.report(Rule.SecondSlotField, slot, slot, first, Mirrors.classOf(first));
      }
    }
  }

  private void reportOutsidePool(VariableElement slot) {
    if (AnnotatedField.of(host).stream().noneMatch(field -> field.element().equals(slot))) {
      context.report(Rule.PoolSlotOutsidePool, placeOf(slot), slot, host);
    } else if (!context.problems.has(Rule.HostKind)) {
      String type = TypeText.of(host.asType());
      context.report(Rule.IndexedLinkOutsidePool, placeOf(slot), slot, host, type);
    }
  }

  /** The Eclipse compiler shows no place for a constant. */
  private Element placeOf(VariableElement slot) {
    return slot.getKind() == ElementKind.ENUM_CONSTANT ? host : slot;
  }

  private void checkDeclaration(VariableElement slot) {
    context.forbid(Modifier.PRIVATE, slot, Rule.PoolSlotPrivate);
    context.forbid(Modifier.STATIC, slot, Rule.PoolSlotStatic);
    context.forbid(Modifier.FINAL, slot, Rule.PoolSlotFinal);
    TypeMirror type = slot.asType();
    if (type.getKind() != TypeKind.INT && !TypeReach.isUnresolved(type)) {
      context.report(Rule.PoolSlotType, slot, slot, type);
    }
  }

  /** Returns the slot field of a pooled class, or null, perhaps because it is not known. */
  @Nullable VariableElement findForPool() {
    if (!own.isEmpty()) {
      return TypeReach.isUnresolved(own.get(0).asType()) ? null : own.get(0);
    }
    if (inherited.isEmpty()) {
      if (context.chain.stream().anyMatch(type -> TypeReach.isUnresolved(type.getSuperclass()))) {
        context.unknown.add(HostPart.POOL);
      } else if (!context.problems.has(Rule.IndexedLinkWithoutPoolSlot)) {
        context.report(Rule.PoolSlotMissing, host, host);
      }
      return null;
    }
    VariableElement slot = inherited.get(0);
    checkInherited(slot);
    return TypeReach.isUnresolved(slot.asType()) ? null : slot;
  }

  private void checkInherited(VariableElement slot) {
    String reason = null;
    if (!context.symbols.isReachableMember(host, slot)) {
      reason = "cannot reach it";
    } else if (context.symbols.isHidden(host, slot)) {
      reason = "sees another field of that name";
    }
    if (reason != null) {
      context.report(Rule.PoolSlotUnreachable, host, host, slot, Mirrors.classOf(slot), reason);
    }
  }
}
