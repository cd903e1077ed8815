package dev.intrusive.benchmarks.types;

import dev.intrusive.benchmarks.workload.Batches;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Loads the classes of a package, and those below it, once more. To the virtual machine they are
 * other classes than those that other loaders load, with profiles and compiled code of their own;
 * all other classes, such as those of the runtime, are shared.
 */
final class TypeLoader extends ClassLoader {

  private final String prefix;

  private TypeLoader(Class<?> prototype) {
    super(prototype.getClassLoader());
    prefix = prototype.getPackageName() + '.';
  }

  /**
   * Creates batches of operations on a list of a type that nothing else has.
   *
   * @param prototype whose package is loaded once more
   */
  static Batches newType(Class<? extends Batches> prototype) {
    try {
      return new TypeLoader(prototype)
          .loadClass(prototype.getName())
          .asSubclass(Batches.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(prototype + " cannot be loaded once more", e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(prefix)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (stream == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = stream.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
