package dev.intrusive.processor.parse;

import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.diagnostic.DiagnosticId;
import dev.intrusive.processor.model.HookModel;
import dev.intrusive.processor.model.HookModel.Parameter;
import dev.intrusive.processor.model.HostPart;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.parse.EclipseSyntax.HiddenMethod;
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
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Makes the models of the methods that begin lives. */
final class HookParser {

  private final Symbols symbols;
  private final HostContext context;
  private final TypeNames types;
  private final NullnessAnnotations nullness;

  HookParser(Symbols symbols, HostContext context, TypeNames types, NullnessAnnotations nullness) {
    this.symbols = symbols;
    this.context = context;
    this.types = types;
    this.nullness = nullness;
  }

  /** Returns the hooks that are known, in a stable order. */
  List<HookModel> parse(List<Hook> hooks, boolean isPooled) {
    Map<List<TypeName>, List<Hook>> byTypes = new LinkedHashMap<>();
    List<HookModel> models = new ArrayList<>();
    for (Hook hook : hooks) {
      context.isBroken |= isThereTwice(hook.called());
      HookModel model = parse(hook);
      if (model == null || mayBeMistaken(hook.called())) {
        context.unknown.add(HostPart.POOL);
      } else {
        models.add(model);
        byTypes.computeIfAbsent(model.erasedTypes(), key -> new ArrayList<>()).add(hook);
      }
    }
    addHidden(models);
    byTypes.values().stream()
        .filter(rivals -> rivals.size() > 1)
        .forEach(rivals -> reportDuplicates(rivals, isPooled));
    models.sort(
        Comparator.<HookModel>comparingInt(model -> model.parameters().size())
            .thenComparing(model -> model.erasedTypes().toString())
            .thenComparing(HookModel::method));
    return models;
  }

  /** Whether the class of a hook has another method like it, which the compiler reports. */
  private boolean isThereTwice(ExecutableElement hook) {
    return ElementFilter.methodsIn(Symbols.classOf(hook).getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().equals(hook.getSimpleName()))
        .anyMatch(method -> !method.equals(hook) && symbols.haveSameParameters(method, hook));
  }

  /**
   * Whether the compiler may take the call of a hook for one of a method whose types are missing.
   * javac does not look at such methods.
   */
  private boolean mayBeMistaken(ExecutableElement hook) {
    return !symbols.sourceNames.areOfJavac()
        && symbols.withSuperclasses(context.host).stream()
            .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
            .filter(method -> method.getSimpleName().equals(hook.getSimpleName()))
            .anyMatch(method -> !method.equals(hook) && hasUnknownParameter(method));
  }

  private boolean hasUnknownParameter(ExecutableElement method) {
    for (int i = 0; i < method.getParameters().size(); i++) {
      TypeMirror type = method.getParameters().get(i).asType();
      if (TypeReach.isUnresolved(type)
          && types.of(type, symbols.sourceNames.typeOf(method, i), method) == null) {
        return true;
      }
    }
    return false;
  }

  /** Adds the hooks that the compiler leaves out because of their types. */
  private void addHidden(List<HookModel> models) {
    for (TypeElement type : symbols.withSuperclasses(context.host)) {
      for (HiddenMethod hidden : EclipseSyntax.hiddenMethods(type, Symbols.ON_EMPLACE)) {
        HookModel model = type.equals(context.host) ? ofHidden(hidden) : null;
        if (model == null) {
          context.unknown.add(HostPart.POOL);
        } else if (models.stream().noneMatch(known -> isRepeated(model, known))) {
          models.add(model);
        }
      }
    }
  }

  /** Whether the compiler leaves out a hook because another one has the same parameters. */
  private static boolean isRepeated(HookModel hidden, HookModel known) {
    return hidden.erasedTypes().equals(known.erasedTypes());
  }

  private @Nullable HookModel ofHidden(HiddenMethod hidden) {
    List<Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < hidden.parameterTypes().size(); i++) {
      TypeName name = types.ofWritten(hidden.parameterTypes().get(i), context.host);
      if (name == null) {
        return null;
      }
      parameters.add(new Parameter(hidden.parameterNames().get(i), name, List.of()));
    }
    List<TypeName> exceptions = new ArrayList<>();
    for (WrittenType exception : hidden.exceptions()) {
      TypeName name = types.ofWritten(exception, context.host);
      if (name == null) {
        return null;
      }
      exceptions.add(name);
    }
    context.futureTypes.announce(ListNaming.poolClass(context.hostClass), context.host);
    return new HookModel(
        hidden.name(),
        List.copyOf(parameters),
        hidden.isVarargs(),
        false,
        List.copyOf(exceptions),
        parameters.stream().map(parameter -> HookModel.erase(parameter.type())).toList());
  }

  private void reportDuplicates(List<Hook> rivals, boolean isPooled) {
    new HookRules(symbols, context)
        .report(
            DiagnosticId.OnEmplaceDuplicate,
            rivals,
            isPooled,
            "the @OnEmplace methods %s of %s take the same parameters, so their emplace methods would"
                    .formatted(
                        String.join(" and ", rivals.stream().map(Hook::name).sorted().toList()),
                        context.host.getSimpleName())
                + " be the same; change the parameters of one, or remove its annotation.");
  }

  private @Nullable HookModel parse(Hook hook) {
    ExecutableElement method = hook.called();
    ExecutableType seen = symbols.memberOf(context.host, method);
    List<Parameter> parameters = new ArrayList<>();
    List<TypeName> declaredTypes = new ArrayList<>();
    for (int i = 0; i < method.getParameters().size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      WrittenType written = symbols.sourceNames.typeOf(method, i);
      TypeMirror type = seen.getParameterTypes().get(i);
      // The element's type has annotations that the type of the method may lack.
      TypeName name =
          types.of(
              Symbols.isSeenAsDeclared(context.host, method) ? parameter.asType() : type,
              written,
              method);
      if (name == null) {
        return null;
      }
      parameters.add(
          new Parameter(parameter.getSimpleName().toString(), name, nullness.of(parameter)));
      TypeName declared = types.of(parameter.asType(), written, method);
      declaredTypes.add(HookModel.erase(declared == null ? name : declared));
    }
    List<TypeName> exceptions = new ArrayList<>();
    for (TypeMirror thrown : seen.getThrownTypes()) {
      TypeName name = types.of(thrown, WrittenType.of(thrown), method);
      if (name == null) {
        return null;
      }
      // The compiler reports it, and must not do so in generated code.
      context.isBroken |= !symbols.isThrowable(thrown);
      exceptions.add(name);
    }
    return new HookModel(
        hook.name(),
        List.copyOf(parameters),
        method.isVarArgs(),
        Symbols.annotation(method, "java.lang.SafeVarargs") != null,
        List.copyOf(exceptions),
        List.copyOf(declaredTypes));
  }
}
