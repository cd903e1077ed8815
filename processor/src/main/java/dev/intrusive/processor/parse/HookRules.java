package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.diagnostic.Problems;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.Symbols;
import dev.intrusive.processor.types.TypeReach;
import dev.intrusive.processor.types.TypeText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The rules for the methods that begin and end lives. */
final class HookRules {

  /** The Java Virtual Machine passes 255 values to a method at most, the object included. */
  private static final int MOST_VALUES = 254;

  private final Symbols symbols;
  private final TypeElement host;
  private final Problems problems;
  private final Set<HostPart> unknown;

  HookRules(Symbols symbols, HostContext context) {
    this.symbols = symbols;
    host = context.host;
    problems = context.problems;
    unknown = context.unknown;
  }

  /** Checks the declarations of the hooks that the class declares itself, pooled or not. */
  void checkOwn(boolean mayHaveHooks) {
    Set<ExecutableElement> hooks = new LinkedHashSet<>();
    hooks.addAll(Hook.declaredIn(host, Names.ON_EMPLACE));
    hooks.addAll(Hook.declaredIn(host, Names.ON_RELEASE));
    for (ExecutableElement hook : hooks) {
      if (!mayHaveHooks) {
        problems.add(
            DiagnosticId.HookOutsidePool,
            hook,
            "method %s is a hook of a pool, but %s is neither pooled nor an abstract class; annotate"
                    .formatted(hook.getSimpleName(), host.getSimpleName())
                + " the class with @Pooled, or remove the annotation of the method.");
      }
      if (host.getKind().isClass()) {
        checkDeclaration(hook);
      }
    }
  }

  private void checkDeclaration(ExecutableElement hook) {
    String name = hook.getSimpleName().toString();
    Set<Modifier> modifiers = hook.getModifiers();
    if (modifiers.contains(Modifier.PRIVATE)) {
      problems.add(
          DiagnosticId.HookPrivate,
          hook,
          "hook %s is private, so the pool cannot call it; make it package-private."
              .formatted(name));
    }
    if (modifiers.contains(Modifier.STATIC)) {
      problems.add(
          DiagnosticId.HookStatic,
          hook,
          "hook %s is static, but it begins or ends the life of one object; make it an instance"
                  .formatted(name)
              + " method.");
    }
    if (modifiers.contains(Modifier.ABSTRACT)) {
      problems.add(
          DiagnosticId.HookAbstract,
          hook,
          "hook %s is abstract; annotate the methods that implement it, or give it a body."
              .formatted(name));
    }
    if (!hook.getTypeParameters().isEmpty()) {
      problems.add(
          DiagnosticId.HookGeneric,
          hook,
          "hook %s has type parameters of its own; use those of the class, or a wildcard."
              .formatted(name));
    }
    int values = hook.getParameters().stream().mapToInt(HookRules::sizeOf).sum();
    if (values > MOST_VALUES) {
      problems.add(
          DiagnosticId.HookTooManyParameters,
          hook,
          "hook %s takes %d values, a long or double counted twice, but Java passes %d at most; pass"
                  .formatted(name, values, MOST_VALUES)
              + " them in an object.");
    }
  }

  private static int sizeOf(VariableElement parameter) {
    TypeKind kind = parameter.asType().getKind();
    return kind == TypeKind.LONG || kind == TypeKind.DOUBLE ? 2 : 1;
  }

  /** Checks that there is one release hook at most, and that the pool can call it. */
  void checkRelease(List<Hook> hooks, boolean isPooled) {
    if (hooks.size() > 1) {
      report(
          DiagnosticId.OnReleaseDuplicate,
          hooks,
          isPooled,
          "%s has %d @OnRelease methods, %s, but one ends a life; keep one, and let it call the"
                  .formatted(
                      host.getSimpleName(),
                      hooks.size(),
                      String.join(" and ", hooks.stream().map(Hook::name).sorted().toList()))
              + " others.");
    }
    for (Hook hook : hooks) {
      if (!hook.isOwn(host) && !isPooled) {
        continue;
      }
      if (!hook.called().getParameters().isEmpty()) {
        problems.add(
            DiagnosticId.OnReleaseParameters,
            placeOf(hook),
            "@OnRelease method %s has parameters, but nothing is passed on release; remove them."
                .formatted(hook.name()));
      }
      TypeMirror result = hook.called().getReturnType();
      if (result.getKind() != TypeKind.VOID && !TypeReach.isUnresolved(result)) {
        problems.add(
            DiagnosticId.OnReleaseResult,
            placeOf(hook),
            "@OnRelease method %s returns %s, which nothing looks at; make it void, or call it from"
                    .formatted(hook.name(), TypeText.of(result))
                + " an @OnRelease method that is.");
      }
      List<? extends TypeMirror> thrown = symbols.memberOf(host, hook.called()).getThrownTypes();
      if (thrown.stream().anyMatch(TypeReach::isUnresolved)) {
        unknown.add(HostPart.POOL);
      }
      thrown.stream()
          .filter(symbols::isChecked)
          .forEach(
              exception ->
                  problems.add(
                      DiagnosticId.OnReleaseException,
                      placeOf(hook),
                      "@OnRelease method %s throws %s, which nobody could handle; throw unchecked"
                              .formatted(hook.name(), TypeText.of(exception))
                          + " exceptions only."));
    }
  }

  /** Reports hooks that do not go together, on those of the class itself if there are any. */
  void report(DiagnosticId id, List<Hook> hooks, boolean isPooled, String message) {
    List<Hook> own = hooks.stream().filter(hook -> hook.isOwn(host)).toList();
    own.forEach(hook -> problems.add(id, hook.marked(), message));
    if (own.isEmpty() && isPooled) {
      problems.add(id, host, message);
    }
  }

  /** Checks that a pool can call a hook and name what it is declared with. */
  void checkReach(Hook hook) {
    ExecutableElement called = hook.called();
    Set<Modifier> modifiers = called.getModifiers();
    boolean isOwn = Mirrors.classOf(called).equals(host);
    if (!isOwn
        && (!symbols.isReachableMember(host, called)
            || modifiers.contains(Modifier.STATIC)
            || !called.getTypeParameters().isEmpty())) {
      problems.add(
          DiagnosticId.HookUnreachable,
          host,
          "hook %s of superclass %s cannot be called by generated code in the package of %s; make it"
                  .formatted(
                      hook.name(), hook.declaringClass().getSimpleName(), host.getSimpleName())
              + " a public instance method without type parameters, or override it.");
    }
    ExecutableType type = symbols.memberOf(host, called);
    Stream.concat(type.getParameterTypes().stream(), type.getThrownTypes().stream())
        .forEach(written -> TypeReach.walk(written, used -> checkReach(hook, used)));
  }

  private void checkReach(Hook hook, TypeElement used) {
    if (!TypeReach.canName(symbols, host, used)) {
      problems.add(
          DiagnosticId.HookUnreachable,
          placeOf(hook),
          "hook %s is declared with %s, which generated code in the package of %s cannot name; make"
                  .formatted(hook.name(), used.getQualifiedName(), host.getSimpleName())
              + " that class reachable.");
    }
  }

  private Element placeOf(Hook hook) {
    return hook.isOwn(host) ? hook.marked() : host;
  }
}
