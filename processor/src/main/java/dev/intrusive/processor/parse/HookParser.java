package dev.intrusive.processor.parse;

import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.model.HookModel;
import dev.intrusive.processor.model.HookModel.Parameter;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.TypeReach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Makes the models of the methods that begin lives. */
final class HookParser {

  private final HostContext context;

  HookParser(HostContext context) {
    this.context = context;
  }

  /** Returns the hooks that are known, in a stable order. */
  List<HookModel> parse(List<Hook> hooks, boolean isPooled) {
    Map<List<TypeName>, List<Hook>> byTypes = new LinkedHashMap<>();
    List<HookModel> models = new ArrayList<>();
    for (Hook hook : hooks) {
      HookModel model = parse(hook);
      if (model == null) {
        context.unknown.add(HostPart.HOOKS);
      } else {
        models.add(model);
        byTypes.computeIfAbsent(model.erasedTypes(), key -> new ArrayList<>()).add(hook);
      }
    }
    byTypes.values().stream()
        .filter(rivals -> rivals.size() > 1)
        .forEach(
            rivals ->
                new HookRules(context)
                    .report(
                        Rule.OnEmplaceDuplicate,
                        rivals,
                        isPooled,
                        Hook.names(rivals),
                        context.host));
    models.sort(
        Comparator.<HookModel>comparingInt(model -> model.parameters().size())
            .thenComparing(model -> model.erasedTypes().toString())
            .thenComparing(HookModel::method));
    return models;
  }

  private @Nullable HookModel parse(Hook hook) {
    ExecutableElement method = hook.called();
    ExecutableType seen = context.symbols.memberOf(context.host, method);
    if (context.symbols.signatureOf(context.host, method).anyMatch(TypeReach::isUnresolved)) {
      return null;
    }
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < method.getParameters().size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      // The element's type has annotations that the type of the method may lack.
      TypeMirror type =
          Mirrors.isSeenAsDeclared(context.host, method)
              ? parameter.asType()
              : seen.getParameterTypes().get(i);
      parameters.add(
          new Parameter(
              parameter.getSimpleName().toString(),
              context.types.ofResolved(type),
              context.types.nullnessOf(parameter)));
    }
    return new HookModel(
        hook.name(),
        List.copyOf(parameters),
        method.isVarArgs(),
        Mirrors.isAnnotated(method, "java.lang.SafeVarargs"),
        seen.getThrownTypes().stream().map(context.types::ofResolved).toList());
  }

  /**
   * Whether a class sees the hooks of its superclasses with type arguments that are generated, or
   * that do not exist yet.
   */
  boolean areSeenThroughGenerated() {
    return context.chain.stream()
        .map(TypeElement::getSuperclass)
        .anyMatch(
            superclass ->
                TypeReach.isUnresolved(superclass)
                    || TypeReach.classes(superclass).anyMatch(Mirrors::isGenerated));
  }

  /** Whether one of some hooks is declared with a generated pool. */
  boolean namePools(List<Hook> hooks) {
    return hooks.stream()
        .flatMap(hook -> context.symbols.signatureOf(context.host, hook.called()))
        .flatMap(TypeReach::classes)
        .anyMatch(context.symbols::isPool);
  }
}
