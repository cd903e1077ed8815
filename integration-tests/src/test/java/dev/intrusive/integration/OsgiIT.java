package dev.intrusive.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.integration.eclipse.Equinox;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;

/** The runtime as a bundle of OSGi, with another bundle that has hosts. */
class OsgiIT {

  private static final String API =
      "dev.intrusive;version=\"[0.1,1)\",dev.intrusive.generated;version=\"[0.1,1)\",dev.intrusive.ints;version=\"[0.1,1)\","
          + "dev.intrusive.pool;version=\"[0.1,1)\"";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void bundleWithHosts_resolvesAndRuns() throws Exception {
    try (Equinox equinox = new Equinox(folder.resolve("equinox"))) {
      equinox.install(Artifacts.runtimeJar()).start();
      Bundle shop = equinox.install("shop.jar", shop(API));
      shop.start();
      assertEquals(SampleProgram.OUTPUT, output(shop.loadClass(SampleProgram.MAIN_CLASS)));
    }
  }

  @Test
  void internalPackage_isNotExported() throws Exception {
    try (Equinox equinox = new Equinox(folder.resolve("equinox"))) {
      equinox.install(Artifacts.runtimeJar()).start();
      Bundle curious = equinox.install("shop.jar", shop("dev.intrusive.internal"));
      assertThrows(BundleException.class, curious::start);
    }
  }

  private byte[] shop(String imports) throws IOException {
    Project project = SampleProgram.in(folder.resolve("shop"));
    project
        .javac(
            "-cp",
            Artifacts.runtimeJar().toString(),
            "--processor-path",
            Artifacts.processorJar().toString())
        .requireSuccess();
    Manifest manifest = Equinox.manifest("com.example.shop", "1.0.0");
    manifest.getMainAttributes().putValue(Constants.IMPORT_PACKAGE, imports);
    return Equinox.jar(manifest, project.classes(), "");
  }

  private static String output(Class<?> program) throws Exception {
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
