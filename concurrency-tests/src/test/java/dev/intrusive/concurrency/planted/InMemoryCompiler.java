package dev.intrusive.concurrency.planted;

import dev.intrusive.pool.ObjectPool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;

/** Compiles one source against the runtime. */
final class InMemoryCompiler {

  private InMemoryCompiler() {}

  static Map<String, byte[]> compile(String className, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    Classes classes = new Classes(compiler.getStandardFileManager(null, null, null));
    List<String> options =
        List.of(
            "-proc:none",
            "-implicit:none",
            "-classpath",
            pathOf(ObjectPool.class)
                + System.getProperty("path.separator")
                + pathOf(NullMarked.class));
    List<JavaFileObject> units = List.of(new Source(className, source));
    if (!compiler.getTask(output, classes, null, options, null, units).call()) {
      throw new IllegalStateException(className + " does not compile with the bug: " + output);
    }
    return classes.bytes();
  }

  private static Path pathOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(String className, String text) {
      super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    Classes(JavaFileManager next) {
      super(next);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("bytes:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() throws IOException {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          written.put(className, bytes);
          return bytes;
        }
      };
    }

    Map<String, byte[]> bytes() {
      Map<String, byte[]> bytes = new LinkedHashMap<>();
      written.forEach((name, stream) -> bytes.put(name, stream.toByteArray()));
      return bytes;
    }
  }
}
