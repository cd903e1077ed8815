package dev.intrusive.benchmarks.compilation;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source file in memory. */
final class Source extends SimpleJavaFileObject {

  private final String className;
  private final String content;

  Source(String name, String content) {
    super(URI.create("memory:///" + name.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
    className = name;
    this.content = content;
  }

  /** The qualified name of the class. */
  String className() {
    return className;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return content;
  }
}
