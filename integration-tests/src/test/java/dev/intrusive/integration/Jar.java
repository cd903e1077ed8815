package dev.intrusive.integration;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The content of a jar.
 *
 * @param files every file by its path
 */
record Jar(SortedMap<String, byte[]> files) {

  static Jar read(Path path) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (ZipFile zip = new ZipFile(path.toFile())) {
      for (ZipEntry entry : zip.stream().filter(e -> !e.isDirectory()).toList()) {
        try (InputStream in = zip.getInputStream(entry)) {
          files.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    return new Jar(files);
  }

  /** A text in the jar. */
  String text(String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new AssertionError("no " + path + " in " + files.keySet());
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The classes by their paths, the module descriptor excepted. */
  SortedMap<String, ClassFile> classes() throws IOException {
    SortedMap<String, ClassFile> classes = new TreeMap<>();
    for (String path : files.keySet()) {
      if (path.endsWith(".class") && !path.endsWith("module-info.class")) {
        classes.put(path, ClassFile.read(new ByteArrayInputStream(files.get(path))));
      }
    }
    return classes;
  }
}
