package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;

/** Writes the files of a host, or stubs for what has errors. */
public final class SourceWriter {

  private SourceWriter() {}

  /** A list, heap or map class of a host. */
  public static GeneratedSource structure(HostModel host, StructureModel structure) {
    return structure.isStub()
        ? StubWriter.structure(host, structure)
        : StructureWriter.write(host, structure);
  }

  /** The pool of a host. */
  public static GeneratedSource pool(HostModel host, PoolModel pool) {
    return pool instanceof PoolModel.Complete complete
        ? PoolWriter.write(host, complete)
        : StubWriter.pool(host, pool);
  }

  /** The pool of a host without its emplace methods, which stand in its superclass. */
  public static GeneratedSource poolWithoutEmplace(HostModel host, PoolModel.Complete pool) {
    return PoolWriter.withoutEmplace(host, pool);
  }

  /** The superclass of a pool with its emplace methods, which are stubs if no hook is known. */
  public static GeneratedSource emplaceMethods(
      HostModel host, PoolModel.Complete pool, boolean areHooksKnown) {
    return areHooksKnown ? PoolWriter.emplace(host, pool) : StubWriter.emplaceMethods(host, pool);
  }

  /** The accessors of a host. */
  public static GeneratedSource links(HostModel host) {
    return LinksWriter.write(host);
  }
}
