package dev.intrusive.processor;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps the files that one compilation writes; what it reads comes from another file manager. */
final class FilesInMemory extends ForwardingJavaFileManager<JavaFileManager> {

  private final SortedMap<String, Output> sources = new TreeMap<>();
  private final Map<String, Output> classes = new HashMap<>();

  FilesInMemory(JavaFileManager input) {
    super(input);
  }

  /** The generated sources, by class name. */
  SortedMap<String, String> sources() {
    SortedMap<String, String> texts = new TreeMap<>();
    sources.forEach((name, output) -> texts.put(name, output.getCharContent(true)));
    return texts;
  }

  /** The class files, by class name. */
  Map<String, byte[]> classes() {
    Map<String, byte[]> contents = new HashMap<>();
    classes.forEach((name, output) -> contents.put(name, output.bytes.toByteArray()));
    return contents;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    Output output = new Output(className, kind);
    (kind == JavaFileObject.Kind.SOURCE ? sources : classes).put(className, output);
    return output;
  }

  private static final class Output extends SimpleJavaFileObject {
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Output(String className, Kind kind) {
      super(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }

    @Override
    public Writer openWriter() {
      return new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public String getCharContent(boolean ignoreEncodingErrors) {
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }
}
