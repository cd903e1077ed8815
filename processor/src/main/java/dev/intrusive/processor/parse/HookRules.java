package dev.intrusive.processor.parse;

import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Names;
import dev.intrusive.processor.types.TypeReach;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The rules for the methods that begin and end lives. */
final class HookRules {

  /**
   * The Java Virtual Machine passes 255 values to a method at most. A method that waits for an
   * object takes the pool, a time, which counts twice, and its unit as well.
   */
  private static final int MOST_VALUES = 251;

  private final TypeElement host;
  private final HostContext context;

  HookRules(HostContext context) {
    host = context.host;
    this.context = context;
  }

  /** Checks the declarations of the hooks that the class declares itself, pooled or not. */
  void checkOwn(boolean mayHaveHooks) {
    Set<ExecutableElement> hooks = new LinkedHashSet<>();
    hooks.addAll(Hook.declaredIn(host, Names.ON_EMPLACE));
    hooks.addAll(Hook.declaredIn(host, Names.ON_RELEASE));
    for (ExecutableElement hook : hooks) {
      if (!mayHaveHooks) {
        context.report(Rule.HookOutsidePool, hook, hook, host);
      }
      if (host.getKind().isClass()) {
        checkDeclaration(hook);
      }
    }
  }

  private void checkDeclaration(ExecutableElement hook) {
    context.forbid(Modifier.PRIVATE, hook, Rule.HookPrivate);
    context.forbid(Modifier.STATIC, hook, Rule.HookStatic);
    context.forbid(Modifier.ABSTRACT, hook, Rule.HookAbstract);
    if (!hook.getTypeParameters().isEmpty()) {
      context.report(Rule.HookGeneric, hook, hook);
    }
    int values = hook.getParameters().stream().mapToInt(HookRules::sizeOf).sum();
    if (values > MOST_VALUES) {
      context.report(Rule.HookTooManyParameters, hook, hook, values, MOST_VALUES);
    }
  }

  private static int sizeOf(VariableElement parameter) {
    TypeKind kind = parameter.asType().getKind();
    return kind == TypeKind.LONG || kind == TypeKind.DOUBLE ? 2 : 1;
  }

  /** Checks that there is one release hook at most, and that the pool can call it. */
  void checkRelease(List<Hook> hooks, boolean isPooled) {
    if (hooks.size() > 1) {
      report(Rule.OnReleaseDuplicate, hooks, isPooled, host, hooks.size(), Hook.names(hooks));
    }
    for (Hook hook : hooks) {
      List<? extends TypeMirror> thrown =
          context.symbols.memberOf(host, hook.called()).getThrownTypes();
      if (thrown.stream().anyMatch(TypeReach::isUnresolved)) {
        context.unknown.add(HostPart.POOL);
      }
      if (hook.isOwn(host)) {
        checkRelease(hook.marked());
      }
    }
  }

  private void checkRelease(ExecutableElement hook) {
    if (!hook.getParameters().isEmpty()) {
      context.report(Rule.OnReleaseParameters, hook, hook);
    }
    TypeMirror result = hook.getReturnType();
    if (result.getKind() != TypeKind.VOID && !TypeReach.isUnresolved(result)) {
      context.report(Rule.OnReleaseResult, hook, hook, result);
    }
    hook.getThrownTypes().stream()
        .filter(context.symbols::isChecked)
        .forEach(exception -> context.report(Rule.OnReleaseException, hook, hook, exception));
  }

  /** Reports hooks that do not go together, on those of the class itself if there are any. */
  void report(Rule rule, List<Hook> hooks, boolean isPooled, Object... facts) {
    List<Hook> own = hooks.stream().filter(hook -> hook.isOwn(host)).toList();
    own.forEach(hook -> context.report(rule, hook.marked(), facts));
    if (own.isEmpty() && isPooled) {
      context.report(rule, host, facts);
    }
  }

  /** Checks that a pool can call a hook and name what it is declared with. */
  void checkReach(Hook hook) {
    ExecutableElement called = hook.called();
    boolean isOwn = Mirrors.classOf(called).equals(host);
    if (!isOwn && !context.symbols.isReachableMember(host, called)) {
      context.report(Rule.HookUnreachable, host, hook.name(), Mirrors.classOf(called), host);
    }
    context
        .symbols
        .signatureOf(host, called)
        .flatMap(TypeReach::classes)
        .filter(used -> !context.canName(used))
        .forEach(
            used ->
                context.report(
                    Rule.HookTypeUnreachable,
                    placeOf(hook),
                    hook.name(),
                    used.getQualifiedName(),
                    host));
  }

  private Element placeOf(Hook hook) {
    return hook.isOwn(host) ? hook.marked() : host;
  }
}
