package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HookModel;
import dev.intrusive.processor.model.HookModel.Parameter;
import dev.intrusive.processor.model.HostModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Emits the methods that begin lives with one hook, or without: {@code emplace}, {@code
 * tryEmplace}, {@code awaitEmplace} and {@code awaitEmplaceFor}, which take the parameters of the
 * hook and throw its exceptions, and the private method that calls it.
 */
final class EmplaceWriter {

  private static final ClassName INTERRUPTED = ClassName.get(InterruptedException.class);
  private static final ClassName ILLEGAL_STATE = ClassName.get(IllegalStateException.class);

  private final HostModel host;
  private final @Nullable HookModel hook;
  private final TypeName objectType;
  private final List<ParameterSpec> parameters = new ArrayList<>();

  // Names that the parameters of the hook leave free.
  private final String object;
  private final String failure;
  private final String time;
  private final String unit;

  /** Creates a writer for a hook, or for lives that begin without one. */
  EmplaceWriter(HostModel host, @Nullable HookModel hook) {
    this.host = host;
    this.hook = hook;
    objectType = host.hostType();
    NameAllocator names = new NameAllocator();
    if (hook != null) {
      for (Parameter parameter : hook.parameters()) {
        ParameterSpec.Builder spec =
            ParameterSpec.builder(parameter.type(), names.newName(parameter.name()));
        parameter.annotations().forEach(spec::addAnnotation);
        parameters.add(spec.build());
      }
    }
    object = names.newName("object");
    failure = names.newName("failure");
    time = names.newName("time");
    unit = names.newName("unit");
  }

  List<MethodSpec> methods() {
    TypeName nullable = GeneratedSource.nullable(host, objectType);
    List<MethodSpec> methods = new ArrayList<>();
    CodeBlock preparedOrNull =
        CodeBlock.of("$N == null ? null : $L", object, prepared(CodeBlock.of("$N", object)));
    methods.add(
        emplace(
                "emplace",
                objectType,
                "Begins the life of a free object%s. O(1) besides the hook, allocates nothing.")
            .addStatement("return $L", prepared(CodeBlock.of("claim()")))
            .build());
    methods.add(
        emplace(
                "tryEmplace",
                nullable,
                "Begins the life of a free object%s, if there is one. O(1) besides the hook,"
                    + " allocates nothing.")
            .addStatement("$T $N = tryClaim()", objectType, object)
            .addStatement("return $L", preparedOrNull)
            .build());
    methods.add(
        emplace("awaitEmplace", objectType, "Waits until an object is free, and begins its life%s.")
            .addStatement("return $L", prepared(CodeBlock.of("awaitClaim()")))
            .build());
    methods.add(
        emplace(
                "awaitEmplaceFor",
                nullable,
                "Waits a while until an object is free, and begins its life%s.")
            .addStatement("$T $N = awaitClaimFor($N, $N)", objectType, object, time, unit)
            .addStatement("return $L", preparedOrNull)
            .build());
    if (hook != null) {
      methods.add(preparation(hook));
    }
    return methods;
  }

  private CodeBlock prepared(CodeBlock claimed) {
    if (hook == null) {
      return CodeBlock.of("begin($L)", claimed);
    }
    CodeBlock.Builder call = CodeBlock.builder().add("prepared($L", claimed);
    parameters.forEach(parameter -> call.add(",$W$N", parameter));
    return call.add(")").build();
  }

  private MethodSpec.Builder emplace(String name, TypeName result, String summary) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(result);
    boolean waits = name.startsWith("await");
    boolean hasLimit = name.equals("awaitEmplaceFor");
    HookReference javadoc = new HookReference(host, hook, summary);
    if (hasLimit) {
      method.addParameter(TypeName.LONG, time).addParameter(TimeUnit.class, unit);
      javadoc
          .add("@param " + time, "how long to wait at most; if it is not positive, not at all")
          .add("@param " + unit, "the unit of the time");
    }
    method.addParameters(parameters);
    parameters.forEach(
        parameter -> javadoc.add("@param " + parameter.name(), "an argument of the hook"));
    if (name.equals("emplace") || name.equals("awaitEmplace")) {
      javadoc.add("@return", "the object");
    } else {
      javadoc.add("@return", "the object, or null if none was free" + (hasLimit ? " in time" : ""));
    }
    Set<TypeName> exceptions = new LinkedHashSet<>();
    if (waits) {
      exceptions.add(INTERRUPTED);
      javadoc.addThrows(INTERRUPTED, "if the thread is interrupted before or while it waits");
    } else if (name.equals("emplace")) {
      javadoc.addThrows(RuntimeTypes.POOL_EXHAUSTED_EXCEPTION, "if no object was free");
    }
    javadoc.addThrows(
        ILLEGAL_STATE, "if this pool is closed" + (waits ? ", also while the thread waits" : ""));
    if (hook != null) {
      for (TypeName exception : hook.exceptions()) {
        if (exceptions.add(exception)) {
          javadoc.addThrows(exception, "if the hook throws it");
        }
      }
      addVarargs(method, hook);
    }
    javadoc.addTo(method);
    return method.addExceptions(exceptions);
  }

  private static void addVarargs(MethodSpec.Builder method, HookModel hook) {
    method.varargs(hook.isVarargs());
    if (hook.isVarargs() && hook.isSafeVarargs()) {
      method
          .addAnnotation(SafeVarargs.class)
          .addAnnotation(GeneratedSource.suppress(List.of("varargs")))
          .addModifiers(Modifier.FINAL);
    } else if (hook.hasUncheckedVarargs()) {
      // Callers are warned as those of the hook are.
      method.addAnnotation(GeneratedSource.suppress(List.of("unchecked")));
    }
  }

  private MethodSpec preparation(HookModel hook) {
    CodeBlock arguments =
        parameters.stream()
            .map(parameter -> CodeBlock.of("$N", parameter))
            .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder("prepared")
        .addModifiers(Modifier.PRIVATE)
        .returns(objectType)
        .addParameter(objectType, object)
        .addParameters(parameters)
        .addExceptions(hook.exceptions())
        .beginControlFlow("try")
        .addStatement("$N.$N($L)", object, hook.method(), arguments)
        .nextControlFlow("catch ($T $N)", Throwable.class, failure)
        .addStatement("abandon($N)", object)
        .addStatement("throw $N", failure)
        .endControlFlow()
        .addStatement("return begin($N)", object)
        .build();
  }
}
