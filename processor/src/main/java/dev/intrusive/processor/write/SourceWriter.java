package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.ListModel;
import dev.intrusive.processor.model.PoolModel;

/** Writes the files of a host. */
public final class SourceWriter {

  /** The version of the code that is written; {@code dev.intrusive.GeneratedCode} explains it. */
  public static final int VERSION = 1;

  private SourceWriter() {}

  /** A list class of a host. */
  public static GeneratedSource list(HostModel host, ListModel list) {
    return ListWriter.write(host, list);
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
