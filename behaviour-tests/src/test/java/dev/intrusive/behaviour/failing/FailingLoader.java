package dev.intrusive.behaviour.failing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Loads the library and its tests once more, with a call of {@link Allocations#next()} at each
 * allocation.
 */
final class FailingLoader extends ClassLoader {

  private static final String LIBRARY = "dev.intrusive.";

  FailingLoader() {
    super(FailingLoader.class.getClassLoader());
  }

  /** Makes an object of a class that is loaded here, and calls it. */
  @SuppressWarnings("unchecked") // The class says what it accepts.
  void call(String className, String argument) {
    try {
      Object body = loadClass(className).getDeclaredConstructor().newInstance();
      ((Consumer<String>) body).accept(argument);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(className, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(LIBRARY)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      ClassReader reader = new ClassReader(file);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new Counting(writer), 0);
      byte[] code = writer.toByteArray();
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts the calls in. */
  private static final class Counting extends ClassVisitor {

    Counting(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(
          Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {

        private void count() {
          visitMethodInsn(
              Opcodes.INVOKESTATIC, Type.getInternalName(Allocations.class), "next", "()V", false);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
          if (opcode == Opcodes.ANEWARRAY) {
            count();
          }
          super.visitTypeInsn(opcode, type);
          if (opcode == Opcodes.NEW) {
            count(); // after it, since frames name the place of an object without constructor
          }
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
          if (opcode == Opcodes.NEWARRAY) {
            count();
          }
          super.visitIntInsn(opcode, operand);
        }

        @Override
        public void visitMultiANewArrayInsn(String type, int dimensions) {
          count();
          super.visitMultiANewArrayInsn(type, dimensions);
        }
      };
    }
  }
}
