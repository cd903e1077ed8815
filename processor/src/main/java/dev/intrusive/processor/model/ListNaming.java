package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** The rules for list names and for the names derived from them, independent of any locale. */
public final class ListNaming {

  /** In lower case, since files whose names differ in case alone are one on some systems. */
  private static final Set<String> RESERVED = Set.of("links", "pool", "poolemplace");

  private ListNaming() {}

  /** Whether a list name is a lowerCamelCase identifier that is no reserved word. */
  public static boolean isValid(String name) {
    if (name.isEmpty() || !SourceVersion.isIdentifier(name)) {
      return false;
    }
    int first = name.codePointAt(0);
    return Character.isLetter(first)
        && !Character.isUpperCase(first)
        && !Character.isTitleCase(first)
        && name.codePoints().noneMatch(ListNaming::isUnwanted)
        && !SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
  }

  /** Whether names of classes and methods can be made of a list name, be it valid or not. */
  public static boolean isUsable(String name) {
    return SourceVersion.isIdentifier(name)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }

  /** Whether a list class of this name would have the name of another generated class. */
  public static boolean isReserved(String name) {
    return RESERVED.contains(name.toLowerCase(Locale.ROOT));
  }

  private static boolean isUnwanted(int codePoint) {
    return codePoint == '_' || codePoint == '$' || Character.isIdentifierIgnorable(codePoint);
  }

  /** Makes the first character upper case. */
  public static String capitalise(String name) {
    int first = name.codePointAt(0);
    return new StringBuilder()
        .appendCodePoint(Character.toUpperCase(first))
        .append(name, Character.charCount(first), name.length())
        .toString();
  }

  /** The generated class of a list, heap or map of a host. */
  public static ClassName structureClass(ClassName host, String name) {
    return generatedClass(host, capitalise(name));
  }

  /** The generated class of a host's static accessors. */
  public static ClassName linksClass(ClassName host) {
    return generatedClass(host, "Links");
  }

  /** The generated pool of a host. */
  public static ClassName poolClass(ClassName host) {
    return generatedClass(host, "Pool");
  }

  /** The superclass with the emplace methods of a pool whose hooks name pools. */
  public static ClassName emplaceClass(ClassName pool) {
    return pool.peerClass(pool.simpleName() + "Emplace");
  }

  private static ClassName generatedClass(ClassName host, String suffix) {
    return ClassName.get(host.packageName(), String.join("_", host.simpleNames()) + suffix);
  }
}
