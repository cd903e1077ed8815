package dev.intrusive.integration.eclipse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

/** Eclipse's OSGi framework. */
public final class Equinox implements AutoCloseable {

  private static final String TESTS = "dev.intrusive.integration.eclipse";
  private static final String DRIVER = TESTS + ".driver";

  private final Framework framework;

  /** Starts the framework without bundles; they share a package of these tests. */
  public Equinox(Path folder) throws BundleException {
    Map<String, String> configuration = new HashMap<>();
    configuration.put(Constants.FRAMEWORK_STORAGE, folder.resolve("configuration").toString());
    configuration.put(Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA, TESTS);
    configuration.put("osgi.instance.area", folder.resolve("workspace").toUri().toString());
    configuration.put("osgi.parentClassloader", "app");
    configuration.put("osgi.compatibility.bootdelegation", "true");
    framework =
        ServiceLoader.load(FrameworkFactory.class)
            .findFirst()
            .orElseThrow()
            .newFramework(configuration);
    framework.start();
  }

  /** Starts Eclipse's workspace with all its bundles. */
  EclipseWorkspace startWorkspace() throws Exception {
    List<Bundle> bundles = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (isBundleOfWorkspace(path.getFileName().toString())) {
        bundles.add(install(path));
      }
    }
    bundles.add(install("ant.jar", ant()));
    Bundle driver = install("driver.jar", driver());
    for (Bundle bundle : bundles) {
      bundle.start(Bundle.START_ACTIVATION_POLICY);
    }
    driver.start();
    return (EclipseWorkspace)
        driver.loadClass(DRIVER + ".Driver").getDeclaredConstructor().newInstance();
  }

  private static boolean isBundleOfWorkspace(String jar) {
    boolean isEclipse = jar.startsWith("org.eclipse.") || jar.startsWith("ecj-");
    return (isEclipse && !jar.startsWith("org.eclipse.osgi-"))
        || jar.startsWith("org.osgi.")
        || jar.startsWith("jna-")
        || jar.startsWith("org.apache.felix.scr-");
  }

  /** Installs a jar as a bundle. */
  public Bundle install(Path jar) throws BundleException {
    return framework.getBundleContext().installBundle(jar.toUri().toString());
  }

  /** Installs the bytes of a jar as a bundle. */
  public Bundle install(String name, byte[] jar) throws BundleException {
    return framework.getBundleContext().installBundle(name, new ByteArrayInputStream(jar));
  }

  /** A bundle around Ant, whose jar is none. */
  private static byte[] ant() throws IOException {
    Manifest manifest = manifest("org.apache.ant", "1.10.0");
    manifest
        .getMainAttributes()
        .putValue(
            Constants.EXPORT_PACKAGE,
            "org.apache.tools.ant,org.apache.tools.ant.taskdefs,"
                + "org.apache.tools.ant.taskdefs.compilers,org.apache.tools.ant.types,"
                + "org.apache.tools.ant.util");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream out = new JarOutputStream(bytes, manifest)) {
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        if (Path.of(entry).getFileName().toString().startsWith("ant-1")) {
          copy(Path.of(entry), out);
        }
      }
    }
    return bytes.toByteArray();
  }

  private static void copy(Path jar, JarOutputStream out) throws IOException {
    try (InputStream file = Files.newInputStream(jar);
        JarInputStream in = new JarInputStream(file)) {
      for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
        if (entry.getName().endsWith(".class")) {
          out.putNextEntry(new JarEntry(entry.getName()));
          in.transferTo(out);
        }
      }
    }
  }

  private static byte[] driver() throws Exception {
    Manifest manifest = manifest(DRIVER, "1.0.0");
    Attributes attributes = manifest.getMainAttributes();
    attributes.putValue(Constants.IMPORT_PACKAGE, TESTS);
    attributes.putValue(
        Constants.REQUIRE_BUNDLE,
        "org.eclipse.core.runtime,org.eclipse.core.resources,org.eclipse.jdt.core,"
            + "org.eclipse.jdt.apt.core,org.eclipse.jdt.apt.pluggable.core");
    Path classes =
        Path.of(Equinox.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return jar(manifest, classes, DRIVER.replace('.', '/'));
  }

  /** A manifest of a bundle. */
  public static Manifest manifest(String name, String version) {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
    attributes.putValue(Constants.BUNDLE_SYMBOLICNAME, name);
    attributes.putValue(Constants.BUNDLE_VERSION, version);
    return manifest;
  }

  /** A jar of the files of one folder below a root. */
  public static byte[] jar(Manifest manifest, Path root, String folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream out = new JarOutputStream(bytes, manifest);
        Stream<Path> files = Files.walk(root.resolve(folder))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
    return bytes.toByteArray();
  }

  @Override
  public void close() throws BundleException {
    framework.stop();
    try {
      framework.waitForStop(0);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
