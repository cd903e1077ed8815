package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.intrusive.processor.model.HeapModel;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.ListNaming;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes stubs: classes with the names and the public methods of those of a host with errors, none
 * of which does anything. Without them the compiler would report, besides the errors of the host,
 * that its classes are missing.
 */
final class StubWriter {

  private static final String POOL = "PoolStub";

  private StubWriter() {}

  /** Makes the stub of a list, heap or map. */
  static GeneratedSource structure(HostModel host, StructureModel structure) {
    TypeName owner = structure.owner();
    boolean isList = structure instanceof ListModel;
    String template = isList ? "ListStub" : structure instanceof HeapModel ? "HeapStub" : "MapStub";
    HostNames names =
        names(host, template, structure.generatedClass())
            .with(TemplateTypes.OWNER, owner == null ? ClassName.OBJECT : owner);
    if (structure.isWildcard()) {
      names.ofAllTypeArguments();
    }
    return write(
        host,
        names,
        template,
        structure.generatedClass(),
        structure.isPublic(),
        isList ? Map.of("owner", owner != null) : Map.of());
  }

  /** Makes the stub of a pool. */
  static GeneratedSource pool(HostModel host, PoolModel pool) {
    ClassName name = pool.poolClass();
    return write(host, names(host, POOL, name), POOL, name, pool.isPublic(), Map.of("pool", true));
  }

  /** Makes the stub of the superclass of a pool. */
  static GeneratedSource emplaceMethods(HostModel host, PoolModel.Complete pool) {
    ClassName name = ListNaming.emplaceClass(pool.poolClass());
    TypeSpec.Builder type = PoolWriter.emplaceClass(host, pool);
    Template.named(POOL).addTo(type, Map.of("pool", false), names(host, POOL, name));
    return GeneratedSource.of(name, type.build());
  }

  private static GeneratedSource write(
      HostModel host,
      HostNames names,
      String template,
      ClassName name,
      boolean isPublic,
      Map<String, Boolean> features) {
    TypeSpec.Builder type =
        GeneratedSource.newClass(host, name, isPublic, Modifier.FINAL)
            .addJavadoc("A stub, since the declaration has errors.")
            .addTypeVariables(names.variables(TemplateTypes.VARIABLE))
            .superclass(names.type(Template.named(template).base()));
    Template.named(template).addTo(type, features, names);
    return GeneratedSource.of(name, type.build());
  }

  private static HostNames names(HostModel host, String template, ClassName name) {
    return new HostNames(
        host,
        TemplateTypes.classOf(template),
        name,
        host.hostClass().simpleName() + " was compiled with errors",
        Map.of());
  }
}
