package dev.intrusive.benchmarks.memory;

import dev.intrusive.benchmarks.maps.MapFootprint;
import dev.intrusive.benchmarks.report.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jol.vm.VM;

/** Prints how many bytes collections take in this JVM, as a result file in the format CSV. */
public final class Memory {

  private Memory() {}

  public static void main(String... arguments) throws IOException {
    List<String> lines = new ArrayList<>();
    for (Footprint footprint : Footprints.all()) {
      lines.add(line(footprint.name(), "in one list", footprint.bytesInOneList()));
      if (footprint.triples() != null) {
        lines.add(line(footprint.name(), "in three lists", footprint.bytesInThreeLists()));
      }
      lines.add(line(footprint.name(), "an empty list", footprint.bytesOfEmptyList()));
    }
    for (MapFootprint footprint : MapFootprint.all()) {
      lines.add(line(footprint.name(), "in a full map", footprint.fewestBytes(Footprint::bytes)));
      lines.add(line(footprint.name(), "after growth", footprint.mostBytes(Footprint::bytes)));
    }
    System.out.print(
        Report.header("references of " + VM.current().sizeOfField("Object") + " bytes"));
    lines.forEach(System.out::println);
  }

  private static String line(String subject, String operation, double bytes) {
    String number = String.format(Locale.ROOT, "%.0f", bytes);
    return "%s,%s,,,1,%s,%s,%s,bytes,".formatted(subject, operation, number, number, number);
  }
}
