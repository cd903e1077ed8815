package dev.intrusive.benchmarks.memory;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.intrusive.benchmarks.compilation.CompilationFootprint;
import dev.intrusive.benchmarks.maps.MapFootprint;
import dev.intrusive.benchmarks.run.Environment;
import dev.intrusive.benchmarks.run.ResultWriter;
import dev.intrusive.benchmarks.workload.Particle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.vm.VM;

/**
 * Writes how many bytes lists and maps take, as the running virtual machine lays out objects, and
 * how many a compilation keeps alive.
 */
public final class MemoryReport {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  /** How many hosts are compiled together. */
  private static final int HOSTS = 300;

  private MemoryReport() {}

  /**
   * Writes a file.
   *
   * @param file the file, which is replaced
   * @param arguments the command line of the run
   */
  public static void write(Path file, String arguments) throws IOException {
    ObjectNode content = JSON.createObjectNode();
    content.put("command", ResultWriter.COMMAND.formatted(arguments));
    content.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    content.setAll(Environment.describe());
    content.put("bytesOfReference", VM.current().sizeOfField("Object"));
    content.put("bytesOfElement", ClassLayout.parseClass(Particle.class).instanceSize());
    ArrayNode results = content.putArray("memory");
    for (Footprint footprint : Footprints.all()) {
      ObjectNode result =
          results
              .addObject()
              .put("subject", footprint.name())
              .put("bytesInOneList", footprint.bytesInOneList());
      if (footprint.triples() != null) {
        result.put("bytesInThreeLists", footprint.bytesInThreeLists());
      }
      result.put("bytesOfEmptyList", footprint.bytesOfEmptyList());
    }
    ArrayNode maps = content.putArray("maps");
    for (MapFootprint footprint : MapFootprint.all()) {
      maps.addObject()
          .put("subject", footprint.name())
          .put("fewestBytes", footprint.fewestBytes(Footprint::bytes))
          .put("mostBytes", footprint.mostBytes(Footprint::bytes));
    }
    content.put("hostsOfCompilations", HOSTS);
    ArrayNode compilations = content.putArray("compilations");
    for (CompilationFootprint footprint : CompilationFootprint.measure(HOSTS)) {
      compilations
          .addObject()
          .put("subject", footprint.name())
          .put("mostBytes", footprint.mostBytes());
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, JSON.writeValueAsString(content) + "\n");
  }
}
