package dev.intrusive.processor.write;

import dev.intrusive.processor.model.HostModel;
import java.util.stream.Stream;

/** Writes all files of a host. */
public final class SourceWriter {

  private SourceWriter() {}

  /** The files of a host, in a stable order. */
  public static Stream<GeneratedSource> write(HostModel host) {
    return Stream.concat(
        host.lists().stream().map(list -> ListWriter.write(host, list)),
        Stream.of(new LinksWriter(host).write()));
  }
}
