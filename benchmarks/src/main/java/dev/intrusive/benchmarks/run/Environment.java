package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

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
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(property("os.arch"));
    } catch (IOException e) {
      // Only Linux has the file.
      return property("os.arch");
    }
  }

  private static String memory() {
    var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return (system.getTotalMemorySize() >> 20) + " MiB";
  }

  private static String property(String name) {
    return System.getProperty(name, "unknown");
  }
}
