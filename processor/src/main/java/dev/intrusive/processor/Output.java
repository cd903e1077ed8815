package dev.intrusive.processor;

import com.palantir.javapoet.ClassName;
import dev.intrusive.processor.diagnostic.Rule;
import dev.intrusive.processor.parse.ParsedHost;
import dev.intrusive.processor.types.Symbols;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** The files of generated classes, each written once in a compilation. */
final class Output {

  private final Filer filer;
  private final Symbols symbols;

  /** What was made, by class. */
  private final Map<ClassName, Object> models = new HashMap<>();

  Output(Filer filer, Symbols symbols) {
    this.filer = filer;
    this.symbols = symbols;
  }

  /** The classes that were written, or that cannot be. */
  Set<ClassName> written() {
    return models.keySet();
  }

  /** What a class was made of, or null if it was not written. */
  @Nullable Object modelOf(ClassName name) {
    return models.get(name);
  }

  /** Writes a class; adds a problem to its host, and returns false, if that cannot be done. */
  boolean write(Task task) throws IOException {
    ClassName name = task.name();
    models.put(name, task.model());
    String text = task.source().get();
    try {
      JavaFileObject file = createFile(name, task.host().element());
      if (file == null) {
        return false;
      }
      try (Writer writer = file.openWriter()) {
        writer.write(text);
      }
      return true;
    } catch (FilerException e) {
      reportTaken(task.host(), name);
    } catch (FileNotFoundException | FileSystemException | InvalidPathException e) {
      ParsedHost host = task.host();
      host.problems()
          .add(
              Rule.GeneratedFileFailed,
              host.element(),
              name.simpleName(),
              String.valueOf(e.getMessage()));
    }
    return false;
  }

  private @Nullable JavaFileObject createFile(ClassName name, TypeElement host) throws IOException {
    try {
      return filer.createSourceFile(name.canonicalName(), host);
    } catch (NullPointerException e) {
      // So javac 25 fails for a class of a cyclic hierarchy, which it has reported.
      return null;
    }
  }

  private void reportTaken(ParsedHost host, ClassName taken) {
    Rule rule =
        symbols.isLeft(host.element(), taken.canonicalName())
            ? Rule.GeneratedClassLeft
            : Rule.GeneratedNameTaken;
    host.problems().add(rule, host.element(), taken.canonicalName());
  }
}
