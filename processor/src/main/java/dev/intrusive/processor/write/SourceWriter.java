package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.PoolModel;
import java.util.List;

/** Writes the files of a host. */
public final class SourceWriter {

  /** The version of the code that is written; {@code dev.intrusive.GeneratedCode} explains it. */
  public static final int VERSION = 1;

  private SourceWriter() {}

  /** The list classes of a host, in a stable order. */
  public static List<GeneratedSource> lists(HostModel host) {
    return host.lists().stream().map(list -> ListWriter.write(host, list)).toList();
  }

  /** The pool of a host. */
  public static GeneratedSource pool(HostModel host, PoolModel pool) {
    return PoolWriter.write(host, pool);
  }

  /** The accessors of a host. */
  public static GeneratedSource links(HostModel host) {
    return new LinksWriter(host).write();
  }
}
