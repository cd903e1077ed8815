package dev.intrusive.benchmarks.compilation;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps in memory what a compiler writes. */
final class Output extends ForwardingJavaFileManager<JavaFileManager> {

  private final List<Written> files = new ArrayList<>();

  Output(JavaFileManager files) {
    super(files);
  }

  /** A file that the compiler writes. */
  private static final class Written extends SimpleJavaFileObject {

    private final String name;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Written(String name, Kind kind) {
      super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
      this.name = name;
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes.toByteArray());
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    Written file = new Written(name, kind);
    files.add(file);
    return file;
  }

  /** The sources that a processor wrote. */
  List<Source> sources() {
    return files.stream()
        .filter(file -> file.getKind() == JavaFileObject.Kind.SOURCE)
        .map(file -> new Source(file.name, file.getCharContent(true).toString()))
        .toList();
  }

  /** How many classes there are. */
  long classes() {
    return files.stream().filter(file -> file.getKind() == JavaFileObject.Kind.CLASS).count();
  }

  /** Writes the classes to a folder. */
  void writeClasses(Path folder) throws IOException {
    for (Written file : files) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        Path target = folder.resolve(file.name.replace('.', '/') + file.getKind().extension);
        Files.createDirectories(target.resolveSibling("."));
        Files.write(target, file.bytes.toByteArray());
      }
    }
  }
}
