package dev.intrusive.concurrency.model;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** Loads the classes of one package anew, with steps put in. */
final class SteppingLoader extends ClassLoader {

  private final String packageName;
  private final Map<String, byte[]> replaced;

  SteppingLoader(String packageName, Map<String, byte[]> replaced) {
    super(SteppingLoader.class.getClassLoader());
    this.packageName = packageName;
    this.replaced = replaced;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.substring(0, name.lastIndexOf('.')).equals(packageName)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null) {
        byte[] stepped = withSteps(bytesOf(name));
        loaded = defineClass(name, stepped, 0, stepped.length);
      }
      return loaded;
    }
  }

  private byte[] bytesOf(String name) throws ClassNotFoundException {
    byte[] replacement = replaced.get(name);
    if (replacement != null) {
      return replacement;
    }
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = getParent().getResourceAsStream(file)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private static byte[] withSteps(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(new StepInserter(writer), 0);
    return writer.toByteArray();
  }
}
