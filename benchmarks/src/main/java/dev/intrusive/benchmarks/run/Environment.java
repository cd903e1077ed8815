package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What results depend on besides the code. */
public final class Environment {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Environment() {}

  /** Describes the machine, the operating system and the JDK. */
  public static ObjectNode describe() {
    ObjectNode description = JsonNodeFactory.instance.objectNode();
    description
        .putObject("machine")
        .put("cpu", cpu())
        .put("cores", Runtime.getRuntime().availableProcessors())
        .put("memory", memory());
    description.put("os", property("os.name") + " " + property("os.arch"));
    description.put("jdk", property("java.vendor") + " " + property("java.runtime.version"));
    return description;
  }

  private static String cpu() {
    try {
      return cpu(Files.readAllLines(PROCESSORS));
    } catch (IOException e) {
      // Only Linux has the file.
      return property("os.arch");
    }
  }

  /** The processor's name, with the numbers that tell apart what different processors call so. */
  static String cpu(List<String> lines) {
    Map<String, String> first = new HashMap<>();
    for (String line : lines) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        first.putIfAbsent(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
    String name = first.getOrDefault("model name", property("os.arch"));
    String family = first.get("cpu family");
    String model = first.get("model");
    return family == null || model == null
        ? name
        : "%s (family %s, model %s)".formatted(name, family, model);
  }

  private static String memory() {
    var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return (system.getTotalMemorySize() >> 20) + " MiB";
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
