package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
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
import java.util.Map;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Writes the pool of a host from its template, and the emplace methods of each hook that begins
 * lives.
 */
public final class PoolWriter {

  private static final String TEMPLATE = "PoolElements";

  private static final String STUB = "PoolStub";

  private final HostModel host;
  private final PoolModel.Complete pool;

  private PoolWriter(HostModel host, PoolModel.Complete pool) {
    this.host = host;
    this.pool = pool;
  }

  /** Makes the file of a pool, or a stub if it is not known. */
  public static String write(HostModel host, PoolModel pool) {
    return pool instanceof PoolModel.Complete complete
        ? new PoolWriter(host, complete)
            .pool(basePool(host, complete), emplaceMethods(host, complete))
        : stub(host, pool);
  }

  private static String stub(HostModel host, PoolModel pool) {
    ClassName name = pool.poolClass();
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, name, pool.isPublic(), Modifier.FINAL)
            .addJavadoc(GeneratedSource.STUB)
            .addTypeVariables(host.typeVariables())
            .superclass(ParameterizedTypeName.get(RuntimeTypes.SHARED_POOL, host.hostType()));
    addStub(host, name, true, type);
    return GeneratedSource.of(name, type.build());
  }

  /** Adds emplace methods that take any arguments and, to the pool itself, what else it needs. */
  private static void addStub(
      HostModel host, ClassName name, boolean isPool, TypeSpec.Builder type) {
    ClassName template = TemplateTypes.classOf(STUB);
    HostNames names =
        new HostNames(host, template, name, GeneratedSource.stubMessage(host), Map.of());
    Template.named(STUB).addTo(type, Map.of("pool", isPool), names);
  }

  /** Makes the file of a pool whose emplace methods stand in its superclass. */
  public static String withoutEmplace(HostModel host, PoolModel.Complete pool) {
    ClassName superclass = ListNaming.emplaceClass(pool.poolClass());
    return new PoolWriter(host, pool).pool(host.withTypeVariables(superclass), List.of());
  }

  /** Makes the file of the emplace methods of a pool, which are stubs if no hook is known. */
  public static String emplace(HostModel host, PoolModel.Complete pool, boolean areHooksKnown) {
    ClassName name = ListNaming.emplaceClass(pool.poolClass());
    TypeSpec.Builder type = emplaceClass(host, pool);
    if (areHooksKnown) {
      type.addMethods(emplaceMethods(host, pool));
    } else {
      addStub(host, name, false, type);
    }
    return GeneratedSource.of(name, type.build());
  }

  /** Starts the superclass of a pool with its emplace methods. */
  private static TypeSpec.Builder emplaceClass(HostModel host, PoolModel.Complete pool) {
    TypeName factory =
        ParameterizedTypeName.get(
            ClassName.get(Supplier.class), WildcardTypeName.subtypeOf(host.hostType()));
    return GeneratedSource.newClass(
            host, ListNaming.emplaceClass(pool.poolClass()), pool.isPublic(), Modifier.ABSTRACT)
        .addTypeVariables(host.typeVariables())
        .superclass(basePool(host, pool))
        .addJavadoc("The emplace methods of {@link $L}.", pool.poolClass().simpleName())
        .addMethod(
            MethodSpec.constructorBuilder()
                .addParameter(TypeName.INT, "capacity")
                .addParameter(factory, "factory")
                .addParameter(RuntimeTypes.POOL_OPTIONS, "options")
                .addParameter(ArrayTypeName.of(RuntimeTypes.SLOT_LINKS), "links")
                .varargs()
                .addStatement("super(capacity, factory, options, links)")
                .build());
  }

  private static List<MethodSpec> emplaceMethods(HostModel host, PoolModel.Complete pool) {
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

  private String pool(TypeName superclass, List<MethodSpec> emplaceMethods) {
    CodeBlock unlinking = unlinking();
    CodeBlock checks = checks();
    String releaseHook = pool.releaseHook() == null ? "" : pool.releaseHook();
    ClassName name = pool.poolClass();
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, name, pool.isPublic(), Modifier.FINAL)
            .addStaticBlock(GeneratedSource.requireVersion())
            .addJavadoc(
                "A pool of {@link $L} objects$L.",
                String.join(".", host.hostClass().simpleNames()),
                pool.isThreadSafe() ? "" : " for one thread")
            .addTypeVariables(host.typeVariables())
            .superclass(superclass)
            .addMethods(emplaceMethods);
    Template.named(TEMPLATE)
        .addTo(
            type,
            Map.of(
                "constructor", pool.hasConstructor(),
                "destroy", !releaseHook.isEmpty(),
                "unlink", !unlinking.isEmpty(),
                "checkLists", !checks.isEmpty()),
            new HostNames(
                host,
                TemplateTypes.classOf(TEMPLATE),
                name,
                "",
                Map.of(
                    "slot", pool.slot(),
                    "links", links(),
                    "releaseHook", releaseHook,
                    "unlinking", unlinking,
                    "checks", checks)));
    return GeneratedSource.of(name, type.build());
  }

  /** The last arguments of the superclass. */
  private CodeBlock links() {
    List<ClassName> classes = host.indexedClasses();
    if (classes.isEmpty()) {
      return CodeBlock.of("");
    }
    return CodeBlock.of(
        classes.size() > 2 ? ",\n$>$>$T.of($L)$<$<" : ", $T.of($L)",
        RuntimeTypes.INDEXED_LINKS,
        classes.stream()
            .map(each -> CodeBlock.of("$T.class", each))
            .collect(CodeBlock.joining(",$W")));
  }

  /** How an object leaves its structures, or nothing if it can be in none. */
  private CodeBlock unlinking() {
    BaseHost base = host.nearestBase();
    if (host.hasLinks()) {
      return CodeBlock.of("$L;", call(host.linksClass(), "unlinkAll", host.takesPool(), false));
    }
    if (base != null) {
      return CodeBlock.of(
          "$L;", call(base.linksClass(), "unlinkAll", base.takesPool(), base.isRaw()));
    }
    return host.isExtensible()
        ? CodeBlock.of(
            "if (object.getClass() != $1T.class) {\n$>$2T.unlinkAll(object, $1T.class);$<\n}",
            host.hostClass(),
            RuntimeTypes.DECLARED_LINKS)
        : CodeBlock.of("");
  }

  private CodeBlock checks() {
    List<CodeBlock> checks = new ArrayList<>();
    for (BaseHost base : host.bases()) {
      for (StructureModel each : host.reachableOf(base)) {
        checks.add(check(base.linksClass(), each, base.isRaw()));
      }
    }
    for (StructureModel each : host.structures()) {
      checks.add(check(host.linksClass(), each, false));
    }
    if (host.isExtensible()) {
      checks.add(
          CodeBlock.of(
              "for ($T list : $T.holders(object, $T.class)) {\n$>checkList(object, list);$<\n}",
              RuntimeTypes.ANY_COLLECTION,
              RuntimeTypes.DECLARED_LINKS,
              host.hostClass()));
    }
    return CodeBlock.join(checks, "\n");
  }

  private CodeBlock check(ClassName linksClass, StructureModel structure, boolean isRaw) {
    CodeBlock holder = call(linksClass, structure.holderMethod(), structure.takesPool(), isRaw);
    return CodeBlock.of("checkList($Zobject, $L);", holder);
  }

  /** Calls an accessor with an object and, if need be, this pool. */
  private CodeBlock call(ClassName linksClass, String accessor, boolean takesPool, boolean isRaw) {
    CodeBlock thisPool =
        isRaw ? CodeBlock.of("($T) this, ", RuntimeTypes.OBJECT_POOL) : CodeBlock.of("this, ");
    return CodeBlock.of("$T.$N($Lobject)", linksClass, accessor, takesPool ? thisPool : "");
  }
}
