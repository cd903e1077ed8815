package dev.intrusive.benchmarks.types;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Loads the classes of a package once more. To the JVM they differ from the classes of all other
 * loaders, and have profiles and compiled code of their own. All other classes, such as those of
 * the runtime, are shared.
 */
final class TypeLoader extends ClassLoader {

  private final String prefix;

  /**
   * Creates a loader.
   *
   * @param prefix what the names of the reloaded classes start with
   */
  TypeLoader(String prefix) {
    super(TypeLoader.class.getClassLoader());
    this.prefix = prefix;
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
