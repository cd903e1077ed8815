package dev.intrusive.architecture;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What of the runtime its users can name: the types and their members, as text. */
final class PublicApi {

  private static final Path CLASSES = Path.of("target", "classes");

  /** As {@code module-info.java} exports them; everything else is internal. */
  private static final Set<String> PACKAGES =
      Set.of("dev.intrusive", "dev.intrusive.ints", "dev.intrusive.pool");

  private PublicApi() {}

  /** The classes that users can name, from all packages that they can name. */
  static List<Class<?>> types() throws IOException, ClassNotFoundException {
    List<Class<?>> types = new ArrayList<>();
    try (Stream<Path> files = Files.walk(CLASSES)) {
      for (Path file : files.sorted().toList()) {
        String path = CLASSES.relativize(file).toString().replace('\\', '/');
        if (path.endsWith(".class") && !path.endsWith("-info.class")) {
          String name = path.replaceFirst("\\.class$", "").replace('/', '.');
          Class<?> type = Class.forName(name, false, PublicApi.class.getClassLoader());
          if (PACKAGES.contains(type.getPackageName()) && isVisible(type)) {
            types.add(type);
          }
        }
      }
    }
    return types;
  }

  /** One line for each type and each of its members, in a stable order. */
  static List<String> lines() throws IOException, ClassNotFoundException {
    List<String> lines = new ArrayList<>();
    for (Class<?> type : types()) {
      lines.add(head(type));
      members(type).forEach(member -> lines.add("  " + member));
    }
    return lines;
  }

  private static String head(Class<?> type) {
    StringBuilder head = new StringBuilder(type.toGenericString());
    if (type.getGenericSuperclass() != null && type.getSuperclass() != Object.class) {
      head.append(" extends ").append(type.getGenericSuperclass().getTypeName());
    }
    for (Type supertype : type.getGenericInterfaces()) {
      head.append(" implements ").append(supertype.getTypeName());
    }
    return head.toString();
  }

  /** The members of a class and of those supertypes that its users cannot name themselves. */
  private static Set<String> members(Class<?> type) {
    Set<String> members = new TreeSet<>();
    Set<String> overridden = new HashSet<>();
    for (Class<?> c = type; c != null && (c == type || !isVisible(c)); c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        add(members, field, field.toGenericString());
      }
      if (c == type) {
        for (Constructor<?> constructor : c.getDeclaredConstructors()) {
          add(members, constructor, constructor.toGenericString());
        }
      }
      addMethods(members, overridden, c);
    }
    for (Class<?> c : type.getInterfaces()) {
      if (!isVisible(c)) {
        addMethods(members, overridden, c);
      }
    }
    return members;
  }

  private static void addMethods(Set<String> members, Set<String> overridden, Class<?> c) {
    for (Method method : c.getDeclaredMethods()) {
      if (!method.isBridge() && overridden.add(signature(method))) {
        add(members, method, method.toGenericString());
      }
    }
  }

  private static void add(Set<String> members, Member member, String text) {
    if (isVisible(member.getModifiers()) && !member.isSynthetic()) {
      members.add(text);
    }
  }

  private static String signature(Executable method) {
    return method.getName() + Stream.of(method.getParameterTypes()).map(Class::getName).toList();
  }

  private static boolean isVisible(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return isVisible(type.getModifiers())
        && !type.isAnonymousClass()
        && (outer == null || isVisible(outer));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }
}
