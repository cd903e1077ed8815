package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import dev.intrusive.processor.model.StructureModel;

/** Writes the files of a host. */
public final class SourceWriter {

  /** The version of the code that is written; {@code dev.intrusive.GeneratedCode} explains it. */
  public static final int VERSION = 1;

  private SourceWriter() {}

  /** A list, heap or map class of a host. */
  public static GeneratedSource structure(HostModel host, StructureModel structure) {
    return StructureWriter.write(host, structure);
  }

  /** The pool of a host. */
  public static GeneratedSource pool(HostModel host, PoolModel.Complete pool) {
    return PoolWriter.write(host, pool);
  }

  /** The accessors of a host. */
  public static GeneratedSource links(HostModel host) {
    return new LinksWriter(host).write();
  }
}
