package dev.intrusive.processor.parse;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HookModel;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import dev.intrusive.processor.types.AnnotationValues;
import dev.intrusive.processor.types.Lombok;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.TypeReach;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Makes the pool of a class, and reports its problems and those of slots and hooks. */
final class PoolParser {

  /** What is wrong with a class that lacks the annotation for pools alone. */
  private static final Set<Rule> BY_MISTAKE =
      Set.of(
          Rule.PoolSlotOutsidePool,
          Rule.HookOutsidePool,
          Rule.IndexedLinkOutsidePool,
          Rule.IndexedLinkWithoutPoolSlot);

  private final HostContext context;
  private final TypeElement host;
  private final ClassName poolClass;

  PoolParser(HostContext context) {
    this.context = context;
    host = context.host;
    poolClass = ListNaming.poolClass(context.hostClass);
  }

  /** Whether the annotation for pools is on a class. */
  static boolean isPooled(TypeElement type) {
    return Mirrors.isAnnotated(type, Names.POOLED);
  }

  /** Whether objects of a class, or of its subclasses, can live in a pool. */
  static boolean mayHaveSlot(TypeElement type) {
    return isPooled(type)
        || (type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT));
  }

  /**
   * Returns the pool, or null if there is none. It is a stub while the pool is unknown, and if
   * there are problems.
   *
   * @param bases the superclasses with links
   */
  @Nullable PoolModel parse(List<Base> bases) {
    boolean isPooled = isPooled(host);
    if (isPooled && host.getKind() != ElementKind.CLASS) {
      context.report(Rule.PooledKind, host, host, Mirrors.nameOf(host.getKind()));
      return new PoolModel.Stub(poolClass, isPublic());
    }
    boolean isPlace = mayHaveSlot(host);
    SlotRules slots = new SlotRules(context);
    HookRules rules = new HookRules(context);
    slots.checkOwn(isPlace);
    rules.checkOwn(isPlace);
    VariableElement slot = isPooled ? slots.findForPool() : null;
    List<Hook> release = Hook.of(context, Names.ON_RELEASE);
    rules.checkRelease(release, isPooled);
    List<Hook> emplace = Hook.of(context, Names.ON_EMPLACE);
    HookParser hooks = new HookParser(context);
    List<HookModel> models = hooks.parse(emplace, isPooled);
    if (!isPooled) {
      return isPooledByMistake() ? new PoolModel.Stub(poolClass, isPublic()) : null;
    }
    Stream.concat(emplace.stream(), release.stream()).forEach(rules::checkReach);
    ExecutableElement constructor = findConstructor();
    if (constructor != null
        && constructor.getThrownTypes().stream().anyMatch(TypeReach::isUnresolved)) {
      context.unknown.add(HostPart.POOL);
    }
    if (slot == null || context.unknown.contains(HostPart.POOL)) {
      return new PoolModel.Stub(poolClass, isPublic());
    }
    requireReachable(bases);
    return new PoolModel.Complete(
        poolClass,
        isPublic(),
        slot.getSimpleName().toString(),
        isThreadSafe(),
        constructor != null,
        List.copyOf(models),
        release.isEmpty() ? null : release.get(0).name(),
        hooks.namePools(emplace) || hooks.areSeenThroughGenerated());
  }

  /** Requires that the pool, which has the links of indexed structures, can name their classes. */
  private void requireReachable(List<Base> bases) {
    for (Base base : bases) {
      if (context.symbols.isSamePackage(base.element(), host)) {
        continue;
      }
      for (StructureModel structure : base.host().structures()) {
        if (structure.takesPool() && !structure.isPublic()) {
          context.report(
              Rule.StructureOfBaseUnreachable,
              host,
              host,
              structure.generatedClass().simpleName(),
              base.element().getQualifiedName());
        }
      }
    }
  }

  /** Whether a class is used like a pooled one, so that the user may name its pool. */
  private boolean isPooledByMistake() {
    return host.getKind() == ElementKind.CLASS
        && HostRules.isNameable(host)
        && BY_MISTAKE.stream().anyMatch(context.problems::has)
        && !mayHaveSlot(host)
        && !context.symbols.isTaken(host, poolClass.canonicalName());
  }

  /** The constructor by which a pool can make objects, or null. */
  private @Nullable ExecutableElement findConstructor() {
    return host.getModifiers().contains(Modifier.ABSTRACT)
        ? null
        : ElementFilter.constructorsIn(host.getEnclosedElements()).stream()
            .filter(constructor -> constructor.getParameters().isEmpty())
            .filter(constructor -> !constructor.getModifiers().contains(Modifier.PRIVATE))
            .filter(
                constructor ->
                    !context.symbols.isImplicit(constructor) || Lombok.keepsConstructor(host))
            .filter(
                constructor ->
                    constructor.getThrownTypes().stream().noneMatch(context.symbols::isChecked))
            .findFirst()
            .orElse(null);
  }

  private boolean isPublic() {
    AnnotationMirror pooled = Mirrors.annotation(host, Names.POOLED);
    return Mirrors.isPublic(host) && !"PACKAGE".equals(AnnotationValues.constant(pooled, "access"));
  }

  private boolean isThreadSafe() {
    AnnotationMirror pooled = Mirrors.annotation(host, Names.POOLED);
    return pooled == null
        || pooled.getElementValues().values().stream()
            .noneMatch(value -> Boolean.FALSE.equals(value.getValue()));
  }
}
