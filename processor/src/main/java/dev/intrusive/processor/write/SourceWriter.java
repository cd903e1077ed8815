package dev.intrusive.processor.write;

import com.palantir.javapoet.MethodSpec;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;
import java.util.List;

/** Writes the files of a host. */
public final class SourceWriter {

  private SourceWriter() {}

  /** A list, heap or map class of a host. */
  public static GeneratedSource structure(HostModel host, StructureModel structure) {
    return StructureWriter.write(host, structure);
  }

  /** The pool of a host. */
  public static GeneratedSource pool(HostModel host, PoolModel.Complete pool) {
    return PoolWriter.write(host, pool);
  }

  /** The pool of a host without its emplace methods, which stand in its superclass. */
  public static GeneratedSource poolWithoutEmplace(HostModel host, PoolModel.Complete pool) {
    return PoolWriter.withoutEmplace(host, pool);
  }

  /** The superclass of a pool with its emplace methods. */
  public static GeneratedSource emplaceMethods(HostModel host, PoolModel.Complete pool) {
    return PoolWriter.emplace(host, pool, PoolWriter.emplaceMethods(host, pool));
  }

  /** The superclass of a pool with other emplace methods, since those of the hooks are unknown. */
  public static GeneratedSource emplaceMethods(
      HostModel host, PoolModel.Complete pool, List<MethodSpec> methods) {
    return PoolWriter.emplace(host, pool, methods);
  }

  /** The accessors of a host. */
  public static GeneratedSource links(HostModel host) {
    return new LinksWriter(host).write();
  }
}
