package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Emits the pool of a host: its constructors, the emplace methods of each hook that begins lives,
 * and overrides. By these the base class reaches the slot of an object, the hook that ends its
 * life, and its links.
 */
final class PoolWriter {

  private final HostModel host;
  private final PoolModel.Complete pool;
  private final TypeName object;
  private final TypeName factory;
  private final TypeSpec.Builder type;

  /** The writer of a pool; its emplace methods may stand in a superclass. */
  private PoolWriter(HostModel host, PoolModel.Complete pool, TypeName superclass) {
    this.host = host;
    this.pool = pool;
    object = host.hostType();
    factory = factoryOf(host);
    type =
        GeneratedSource.requiringRuntime(
                GeneratedSource.newClass(
                    host, pool.poolClass(), pool.isPublic(), pool.suppressedWarnings()))
            .addTypeVariables(host.typeVariables())
            .superclass(superclass);
  }

  /** Makes the file of a pool. */
  static GeneratedSource write(HostModel host, PoolModel.Complete pool) {
    PoolWriter writer = new PoolWriter(host, pool, basePool(host, pool));
    writer.start();
    writer.addConstructors();
    emplaceMethods(host, pool).forEach(writer.type::addMethod);
    return writer.finish();
  }

  /** Makes the file of a pool whose emplace methods stand in its superclass. */
  static GeneratedSource withoutEmplace(HostModel host, PoolModel.Complete pool) {
    ClassName superclass = ListNaming.emplaceClass(pool.poolClass());
    PoolWriter writer = new PoolWriter(host, pool, host.withTypeVariables(superclass));
    writer.start();
    writer.addConstructors();
    return writer.finish();
  }

  /** Makes the file of the emplace methods of a pool. */
  static GeneratedSource emplace(
      HostModel host, PoolModel.Complete pool, List<MethodSpec> methods) {
    ClassName name = ListNaming.emplaceClass(pool.poolClass());
    TypeSpec whole =
        GeneratedSource.newClass(host, name, pool.isPublic(), pool.suppressedWarnings()).build();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.ABSTRACT)
            .addTypeVariables(host.typeVariables())
            .superclass(basePool(host, pool))
            .addJavadoc("The emplace methods of {@link $L}.", pool.poolClass().simpleName());
    host.typeVariables().forEach(variable -> type.alwaysQualify(variable.name()));
    whole.annotations().forEach(type::addAnnotation);
    if (pool.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addParameter(TypeName.INT, "capacity")
            .addParameter(factoryOf(host), "factory")
            .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
            .addParameter(ArrayTypeName.of(RuntimeTypes.SLOT_LINKS), "links")
            .varargs()
            .addStatement("super(capacity, factory, options, links)")
            .build());
    type.addMethods(methods);
    return GeneratedSource.of(host, name, type.build());
  }

  static List<MethodSpec> emplaceMethods(HostModel host, PoolModel.Complete pool) {
    if (pool.emplaceHooks().isEmpty()) {
      return new EmplaceWriter(host, pool.isThreadSafe(), null).methods();
    }
    return pool.emplaceHooks().stream()
        .flatMap(hook -> new EmplaceWriter(host, pool.isThreadSafe(), hook).methods().stream())
        .toList();
  }

  private static TypeName basePool(HostModel host, PoolModel.Complete pool) {
    return ParameterizedTypeName.get(
        pool.isThreadSafe() ? RuntimeTypes.SHARED_POOL : RuntimeTypes.OBJECT_POOL, host.hostType());
  }

  private static TypeName factoryOf(HostModel host) {
    return ParameterizedTypeName.get(
        ClassName.get(Supplier.class), WildcardTypeName.subtypeOf(host.hostType()));
  }

  private void start() {
    String reference = "{@link " + String.join(".", host.hostClass().simpleNames()) + "}";
    type.addJavadoc(
        "$L",
        SourceTidier.fill(
            (pool.isThreadSafe() ? "A pool of %s objects." : "A pool of %s objects for one thread.")
                .formatted(reference),
            0));
  }

  private GeneratedSource finish() {
    addSlot();
    addDestroy();
    addLinks();
    return GeneratedSource.of(host, pool.poolClass(), type.build());
  }

  private void addConstructors() {
    if (pool.hasConstructor()) {
      type.addMethod(
          constructor("Creates a pool and all its objects, by their constructor.", false, false)
              .addStatement("this(capacity, $T::new)", object)
              .build());
      type.addMethod(
          constructor(
                  "Creates a pool with options and all its objects, by their constructor.",
                  false,
                  true)
              .addStatement("this(capacity, $T::new, options)", object)
              .build());
    }
    type.addMethod(
        constructor("Creates a pool and all its objects, by a factory.", true, false)
            .addStatement("this(capacity, factory, $T.defaults())", RuntimeTypes.POOL_OPTIONS)
            .build());
    type.addMethod(
        constructor("Creates a pool with options and all its objects, by a factory.", true, true)
            .addStatement("super($L)", superArguments())
            .build());
  }

  private CodeBlock superArguments() {
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(CodeBlock.of("capacity"));
    arguments.add(CodeBlock.of("factory"));
    arguments.add(CodeBlock.of("options"));
    host.indexedClasses()
        .forEach(
            each ->
                arguments.add(CodeBlock.of("$T.of($T.class)", RuntimeTypes.INDEXED_LINKS, each)));
    return Lines.arguments("super", arguments);
  }

  /** Starts a constructor. */
  private MethodSpec.Builder constructor(String summary, boolean hasFactory, boolean hasOptions) {
    Javadoc javadoc = new Javadoc(summary).add("@param capacity", "how many objects it has");
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addParameter(TypeName.INT, "capacity");
    String refused = "if the capacity is less than 1 or more than {@link #MAX_CAPACITY}";
    if (hasFactory) {
      javadoc.add("@param factory", "makes each object, in the order of slots");
      constructor.addParameter(factory, "factory");
      refused += ", or if the factory returns an object twice";
    }
    if (hasOptions) {
      javadoc.add("@param options", "what can be chosen");
      constructor.addParameter(RuntimeTypes.POOL_OPTIONS, "options");
    }
    javadoc.add("@throws IllegalArgumentException", refused);
    return constructor.addJavadoc("$L", javadoc);
  }

  private void addSlot() {
    type.addMethod(
        override("slotOf")
            .returns(TypeName.INT)
            .addStatement("return object.$N", pool.slot())
            .build());
    type.addMethod(
        override("assignSlot")
            .addParameter(TypeName.INT, "slot")
            .addStatement("object.$N = slot", pool.slot())
            .build());
  }

  private void addDestroy() {
    if (pool.releaseHook() != null) {
      type.addMethod(override("destroy").addStatement("object.$N()", pool.releaseHook()).build());
    }
  }

  private void addLinks() {
    NameAllocator variables = AccessorCalls.variables(host);
    String linked = variables.newName("object");
    NameMarks marks = new NameMarks();
    AccessorCalls calls = new AccessorCalls(marks, "this", linked);
    BaseHost base = host.nearestBase();
    if (host.hasLinks()) {
      addUnlink(
          linked, marks.code(calls.own(host.linksClass(), "unlinkAll", host.poolParameter())));
    } else if (base != null) {
      addUnlink(linked, marks.code(calls.inherited(base, "unlinkAll", base.poolParameter())));
    } else if (host.isExtensible()) {
      type.addMethod(
          override("unlink", linked)
              .beginControlFlow("if ($N.getClass() != $T.class)", linked, host.hostClass())
              .addStatement(
                  "$T.unlinkAll($N, $T.class)",
                  RuntimeTypes.DECLARED_LINKS,
                  linked,
                  host.hostClass())
              .endControlFlow()
              .build());
    } else {
      return;
    }
    CodeBlock.Builder checks = CodeBlock.builder();
    for (BaseHost declaring : host.bases()) {
      for (StructureModel structure : host.reachableOf(declaring)) {
        checks.addStatement(
            "checkList($Z$N, $L)",
            linked,
            marks.code(
                calls.inherited(declaring, structure.holderMethod(), structure.poolParameter())));
      }
    }
    for (StructureModel structure : host.structures()) {
      checks.addStatement(
          "checkList($Z$N, $L)",
          linked,
          marks.code(
              calls.own(host.linksClass(), structure.holderMethod(), structure.poolParameter())));
    }
    if (host.isExtensible()) {
      String list = variables.newName("list");
      checks
          .beginControlFlow(
              "for ($T $N : $T.holders($N, $T.class))",
              RuntimeTypes.ANY_COLLECTION,
              list,
              RuntimeTypes.DECLARED_LINKS,
              linked,
              host.hostClass())
          .addStatement("checkList($N, $N)", linked, list)
          .endControlFlow();
    }
    type.addMethod(override("checkLists", linked).addCode(checks.build()).build());
  }

  private void addUnlink(String linked, CodeBlock call) {
    type.addMethod(override("unlink", linked).addStatement(call).build());
  }

  private MethodSpec.Builder override(String name) {
    return override(name, "object");
  }

  private MethodSpec.Builder override(String name, String parameter) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .addParameter(ParameterSpec.builder(object, parameter).build());
  }
}
