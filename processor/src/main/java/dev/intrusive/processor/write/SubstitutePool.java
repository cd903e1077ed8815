package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.lang.model.element.Modifier;

/** Writes a class that has what a pool could have, and no function. */
final class SubstitutePool {

  private static final TypeName ANY = ArrayTypeName.of(ClassName.get(Object.class));

  private SubstitutePool() {}

  static TypeSpec build(HostModel host, PoolModel pool) {
    TypeName object = host.hostType();
    TypeSpec.Builder type = PoolWriter.newPool(host, pool, host.environment().suppressedWarnings());
    TypeName factory = PoolWriter.factoryOf(object);
    MethodSpec.Builder standard =
        PoolWriter.constructor("Stands in for the constructor of a pool.");
    type.addMethod(copy(standard).addStatement("this(capacity, () -> null)").build());
    type.addMethod(
        copy(standard)
            .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
            .addStatement("this(capacity, () -> null, options)")
            .build());
    type.addMethod(
        copy(standard)
            .addParameter(factory, "factory")
            .addStatement("this(capacity, factory, $T.defaults())", RuntimeTypes.POOL_OPTIONS)
            .build());
    type.addMethod(
        copy(standard)
            .addParameter(factory, "factory")
            .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
            .addStatement("super(capacity, factory, options)")
            .build());
    type.addMethod(emplace(object, "emplace").addParameter(ANY, "arguments").build());
    type.addMethod(emplace(object, "tryEmplace").addParameter(ANY, "arguments").build());
    type.addMethod(
        emplace(object, "awaitEmplace")
            .addException(InterruptedException.class)
            .addParameter(ANY, "arguments")
            .build());
    type.addMethod(
        emplace(object, "awaitEmplaceFor")
            .addException(InterruptedException.class)
            .addParameter(TypeName.LONG, "time")
            .addParameter(TimeUnit.class, "unit")
            .addParameter(ANY, "arguments")
            .build());
    for (MethodSpec.Builder method :
        List.of(
            ListWriter.override("slotOf", Modifier.PROTECTED)
                .returns(TypeName.INT)
                .addParameter(object, "object"),
            ListWriter.override("assignSlot", Modifier.PROTECTED)
                .addParameter(object, "object")
                .addParameter(TypeName.INT, "slot"))) {
      type.addMethod(method.addStatement(refuse()).build());
    }
    return type.build();
  }

  private static MethodSpec.Builder copy(MethodSpec.Builder builder) {
    return builder.build().toBuilder();
  }

  private static MethodSpec.Builder emplace(TypeName object, String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(object)
        .varargs()
        .addStatement(refuse());
  }

  private static CodeBlock refuse() {
    return CodeBlock.of(
        "throw new $T($S)", IllegalStateException.class, "not compiled without errors");
  }
}
