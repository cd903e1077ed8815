package dev.intrusive.processor;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;

/**
 * What came of a compilation, whichever compiler it was.
 *
 * @param success whether classes were made
 * @param messages what the compiler and the processors said
 * @param generated the generated sources by qualified class name
 * @param classes the class files by binary name
 */
record Outcome(
    boolean success,
    List<Message> messages,
    SortedMap<String, String> generated,
    Map<String, byte[]> classes) {

  /**
   * One diagnostic.
   *
   * @param kind how grave it is
   * @param path the path of the file, or empty
   * @param line the line, or -1
   * @param column the column, or -1
   * @param text what it says
   */
  record Message(Diagnostic.Kind kind, String path, long line, long column, String text) {

    /** The simple name of the file, or empty. */
    String file() {
      return path.substring(path.lastIndexOf('/') + 1);
    }
  }

  /** Everything said that is at least a warning. */
  List<Message> complaints() {
    return messages.stream()
        .filter(
            message ->
                message.kind() == Diagnostic.Kind.ERROR
                    || message.kind() == Diagnostic.Kind.WARNING
                    || message.kind() == Diagnostic.Kind.MANDATORY_WARNING)
        .toList();
  }

  /** The same without the warnings in some files, except those of our processors. */
  Outcome withoutWarningsIn(Collection<SourceFile> sources) {
    Set<String> files =
        sources.stream().map(source -> source.simpleName() + ".java").collect(Collectors.toSet());
    List<Message> kept =
        messages.stream()
            .filter(
                message ->
                    message.kind() == Diagnostic.Kind.ERROR
                        || message.text().startsWith("[")
                        || !files.contains(message.file()))
            .toList();
    return new Outcome(success, kept, generated, classes);
  }

  /** Fails unless the compilation succeeded without a word. */
  Outcome requireClean() {
    if (!success || !complaints().isEmpty()) {
      throw new AssertionError(
          "expected a clean compilation, but got:\n"
              + messages.stream().map(Message::toString).collect(Collectors.joining("\n")));
    }
    return this;
  }

  /** Loads the classes that were compiled. */
  ClassLoader newLoader() {
    return new ClassLoader(Outcome.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }

  /** Runs the main method of a class that was compiled, and passes on what it throws. */
  void run(String className) throws ReflectiveOperationException {
    newLoader().loadClass(className).getMethod("main", String[].class).invoke(null, (Object) null);
  }
}
