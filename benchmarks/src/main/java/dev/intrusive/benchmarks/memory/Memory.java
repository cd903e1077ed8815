package dev.intrusive.benchmarks.memory;

import dev.intrusive.benchmarks.heaps.HeapFootprints;
import dev.intrusive.benchmarks.maps.MapFootprints;
import dev.intrusive.benchmarks.report.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jol.vm.VM;

/** Prints how many bytes collections take in this JVM, as a result file in the format CSV. */
public final class Memory {

  private static final int CLASSIC_HEADER = 12;

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
    add(lines, "map", MapFootprints.all());
    add(lines, "heap", HeapFootprints.all());
    System.out.print(
        Report.header("references of " + VM.current().sizeOfField("Object") + " bytes"));
    lines.forEach(System.out::println);
  }

  private static void add(List<String> lines, String what, List<GrowingFootprint> footprints) {
    for (GrowingFootprint footprint : footprints) {
      lines.add(line(footprint.name(), "in a full " + what, footprint.fewestBytes()));
      lines.add(line(footprint.name(), "in a " + what + " after growth", footprint.mostBytes()));
    }
  }

  private static String line(String subject, String operation, double bytes) {
    String headers = VM.current().objectHeaderSize() < CLASSIC_HEADER ? "compact" : "classic";
    String number = String.format(Locale.ROOT, "%.0f", bytes);
    return "%s,%s,headers=%s,,1,%s,%s,%s,bytes,"
        .formatted(subject, operation, headers, number, number, number);
  }
}
