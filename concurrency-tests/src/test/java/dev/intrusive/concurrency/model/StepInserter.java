package dev.intrusive.concurrency.model;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts a step in front of whatever one thread can see of another. */
final class StepInserter extends ClassVisitor {

  private static final String STEPS = "dev/intrusive/concurrency/model/Steps";
  private static final String ATOMIC = "java/util/concurrent/atomic/";
  private static final Set<String> SHARED =
      Set.of("java/util/concurrent/ConcurrentLinkedQueue", "java/util/Iterator");

  /** What the model does itself; an object that is called becomes the first argument. */
  private static final Set<String> MODELLED =
      Set.of(
          "java/util/concurrent/locks/ReentrantLock.lock",
          "java/util/concurrent/locks/ReentrantLock.unlock",
          "java/util/concurrent/locks/ReentrantLock.newCondition",
          "java/util/concurrent/locks/Condition.await",
          "java/util/concurrent/locks/Condition.awaitNanos",
          "java/util/concurrent/locks/Condition.signal",
          "java/lang/Thread.interrupted",
          "java/lang/Thread.getId",
          "java/lang/Runtime.availableProcessors",
          "java/lang/System.nanoTime");

  StepInserter(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String method,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    return new MethodVisitor(
        Opcodes.ASM9, super.visitMethod(access, method, descriptor, signature, exceptions)) {

      @Override
      public void visitMethodInsn(
          int opcode, String owner, String called, String type, boolean isInterface) {
        if (MODELLED.contains(owner + "." + called)) {
          String arguments =
              opcode == Opcodes.INVOKESTATIC ? type : type.replace("(", "(L" + owner + ";");
          super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, called, arguments, false);
          return;
        }
        if (isSeenByOthers(owner, called) && !called.equals("<init>")) {
          super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "point", "()V", false);
        }
        super.visitMethodInsn(opcode, owner, called, type, isInterface);
      }

      @Override
      public void visitFieldInsn(int opcode, String owner, String field, String type) {
        if (!method.startsWith("<") && isVolatile(owner, field)) {
          super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "point", "()V", false);
        }
        super.visitFieldInsn(opcode, owner, field, type);
      }
    };
  }

  private static boolean isSeenByOthers(String owner, String called) {
    return owner.startsWith(ATOMIC) || SHARED.contains(owner) || isInherited(owner, called);
  }

  /** Tells whether a class of ours has a method from an atomic class. */
  private static boolean isInherited(String owner, String called) {
    for (Class<?> type = ours(owner); type != null; type = type.getSuperclass()) {
      if (type.getName().replace('.', '/').startsWith(ATOMIC)) {
        return true;
      }
      if (Arrays.stream(type.getDeclaredMethods())
          .anyMatch(method -> method.getName().equals(called))) {
        return false;
      }
    }
    return false;
  }

  private static boolean isVolatile(String owner, String name) {
    Class<?> type = ours(owner);
    return type != null
        && Arrays.stream(type.getDeclaredFields())
            .anyMatch(
                field -> field.getName().equals(name) && Modifier.isVolatile(field.getModifiers()));
  }

  /** The class with a name, if it is one of ours. */
  private static @Nullable Class<?> ours(String name) {
    if (!name.startsWith("dev/intrusive/")) {
      return null;
    }
    try {
      return Class.forName(name.replace('/', '.'), false, StepInserter.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
