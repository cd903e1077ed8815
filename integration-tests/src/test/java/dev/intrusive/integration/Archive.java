package dev.intrusive.integration;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Makes jars. */
final class Archive {

  private Archive() {}

  /** Puts the files below a folder into a jar. */
  static Path of(Path folder, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : Project.filesBelow(folder).entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
    return file;
  }
}
