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
 * Emits the methods that begin lives with one hook, or without: {@code emplace}, {@code tryEmplace}
 * and, in a shared pool, {@code awaitEmplace} and {@code awaitEmplaceFor}. They take the parameters
 * of the hook and throw its exceptions.
 */
final class EmplaceWriter {

  private static final ClassName INTERRUPTED = ClassName.get(InterruptedException.class);

  private final HostModel host;
  private final boolean isShared;
  private final @Nullable HookModel hook;
  private final TypeName objectType;
  private final List<ParameterSpec> parameters = new ArrayList<>();

  // Names that the parameters of the hook leave free.
  private final String object;
  private final String failure;
  private final String time;
  private final String unit;

  /** Creates a writer for a hook, or for lives that begin without one. */
  EmplaceWriter(HostModel host, boolean isShared, @Nullable HookModel hook) {
    this.host = host;
    this.isShared = isShared;
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
    methods.add(
        emplace(
            "emplace",
            objectType,
            "Begins the life of a free object%s. O(1) besides the hook, allocates nothing.",
            CodeBlock.of("claim()")));
    methods.add(
        emplace(
            "tryEmplace",
            nullable,
            "Begins the life of a free object%s, if there is one. O(1) besides the hook,"
                + " allocates nothing.",
            CodeBlock.of("tryClaim()")));
    if (isShared) {
      addWaiting(methods, nullable);
    }
    return methods;
  }

  private void addWaiting(List<MethodSpec> methods, TypeName nullable) {
    methods.add(
        emplace(
            "awaitEmplace",
            objectType,
            "Waits until an object is free, and begins its life%s.",
            CodeBlock.of("awaitClaim()")));
    methods.add(
        emplace(
            "awaitEmplaceFor",
            nullable,
            "Waits a while until an object is free, and begins its life%s.",
            CodeBlock.of("awaitClaimFor($N, $N)", time, unit)));
  }

  /** The statements that claim an object and begin its life, or give it back. */
  private CodeBlock life(CodeBlock claim, boolean canBeNull) {
    CodeBlock.Builder code =
        CodeBlock.builder().addStatement("$T $N = $L", objectType, object, claim);
    if (canBeNull) {
      code.beginControlFlow("if ($N == null)", object).addStatement("return null").endControlFlow();
    }
    code.beginControlFlow("try");
    if (hook != null) {
      CodeBlock arguments =
          parameters.stream()
              .map(parameter -> CodeBlock.of("$N", parameter))
              .collect(CodeBlock.joining(",$W"));
      code.addStatement("$N.$N($L)", object, hook.method(), arguments);
    }
    return code.addStatement("return begin($N)", object)
        .nextControlFlow("catch ($T $N)", Throwable.class, failure)
        .addStatement("abandon($N)", object)
        .addStatement("throw $N", failure)
        .endControlFlow()
        .build();
  }

  private MethodSpec emplace(String name, TypeName result, String summary, CodeBlock claim) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(result);
    boolean waits = name.startsWith("await");
    boolean hasLimit = name.equals("awaitEmplaceFor");
    Javadoc javadoc = new Javadoc(summary(summary));
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
      javadoc.add("@throws " + RuntimeTypes.POOL_EXHAUSTED_EXCEPTION, "if no object was free");
    }
    javadoc.add(
        "@throws IllegalStateException",
        "if this pool is closed" + (waits ? ", also while the thread waits" : ""));
    if (hook != null) {
      for (TypeName exception : hook.exceptions()) {
        if (exceptions.add(exception)) {
          javadoc.addThrows(exception, "if the hook throws it");
        }
      }
      method.varargs(hook.isVarargs());
      if (hook.isVarargs() && hook.isSafeVarargs()) {
        method.addAnnotation(SafeVarargs.class).addModifiers(Modifier.FINAL);
      }
    }
    method.addJavadoc(javadoc.code());
    method.addCode(life(claim, name.equals("tryEmplace") || hasLimit));
    return method.addExceptions(exceptions).build();
  }

  private String summary(String format) {
    return hook == null
        ? format.formatted("").replace(" besides the hook", "")
        : format.formatted(
            " with {@link %s#%s}"
                .formatted(String.join(".", host.hostClass().simpleNames()), hook.method()));
  }
}
