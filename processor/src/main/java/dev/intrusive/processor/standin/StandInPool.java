package dev.intrusive.processor.standin;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.write.RuntimeTypes;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Emits the class that stands in for a pool. It has all constructors that a pool can have, and
 * emplace methods that take any arguments, since errors may hide the hooks. Each of these methods
 * refuses.
 */
final class StandInPool {

  private static final TypeName ANY = ArrayTypeName.of(ClassName.get(Object.class));

  private final HostModel host;
  private final TypeName object;
  private final TypeSpec.Builder type;

  StandInPool(HostModel host, PoolModel.StandIn pool) {
    this.host = host;
    object = host.hostType();
    type = StandIn.newClass(host, pool.poolClass(), pool.isPublic(), RuntimeTypes.SHARED_POOL);
  }

  TypeSpec build() {
    addConstructors();
    type.addMethods(emplaceMethods(host));
    addSlot();
    return type.build();
  }

  private void addConstructors() {
    TypeName factory =
        ParameterizedTypeName.get(
            ClassName.get(Supplier.class), WildcardTypeName.subtypeOf(object));
    type.addMethod(constructor().addStatement("this(capacity, () -> null)").build());
    type.addMethod(
        constructor()
            .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
            .addStatement("this(capacity, () -> null, options)")
            .build());
    type.addMethod(
        constructor()
            .addParameter(factory, "factory")
            .addStatement("this(capacity, factory, $T.defaults())", RuntimeTypes.POOL_OPTIONS)
            .build());
    type.addMethod(
        constructor()
            .addParameter(factory, "factory")
            .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
            .addStatement("super(capacity, factory, options)")
            .build());
  }

  private static MethodSpec.Builder constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addParameter(TypeName.INT, "capacity");
  }

  /** Methods that begin lives, whatever they are given. */
  static List<MethodSpec> emplaceMethods(HostModel host) {
    return List.of(
        emplace(host, "emplace").addParameter(ANY, "arguments").build(),
        emplace(host, "tryEmplace").addParameter(ANY, "arguments").build(),
        emplace(host, "awaitEmplace")
            .addException(InterruptedException.class)
            .addParameter(ANY, "arguments")
            .build(),
        emplace(host, "awaitEmplaceFor")
            .addException(InterruptedException.class)
            .addParameter(TypeName.LONG, "time")
            .addParameter(TimeUnit.class, "unit")
            .addParameter(ANY, "arguments")
            .build());
  }

  private static MethodSpec.Builder emplace(HostModel host, String name) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PUBLIC)
        .returns(host.hostType())
        .varargs()
        .addCode(StandIn.refusal(host));
  }

  private void addSlot() {
    type.addMethod(override("slotOf").returns(TypeName.INT).addParameter(object, "object").build());
    type.addMethod(
        override("assignSlot")
            .addParameter(object, "object")
            .addParameter(TypeName.INT, "slot")
            .build());
  }

  private MethodSpec.Builder override(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addCode(StandIn.refusal(host));
  }
}
