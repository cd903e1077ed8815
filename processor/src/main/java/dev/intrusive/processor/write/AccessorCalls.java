package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import dev.intrusive.processor.model.HostModel;
import dev.intrusive.processor.model.HostModel.BaseHost;
import dev.intrusive.processor.model.PoolParameter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Calls accessors with variables of a generated method: an object and, if need be, its pool. */
final class AccessorCalls {

  private final NameMarks marks;
  private final String pool;
  private final String object;

  /**
   * Creates calls.
   *
   * @param marks stand for the names of classes
   * @param pool the expression for the pool
   * @param object the variable that has the object
   */
  AccessorCalls(NameMarks marks, String pool, String object) {
    this.marks = marks;
    this.pool = pool;
    this.object = object;
  }

  /** Names for variables, none of which hides the start of a qualified name. */
  static NameAllocator variables(HostModel host) {
    Set<String> roots = rootsBesideTypeVariables(host);
    host.bases().forEach(base -> roots.add(rootOf(base.linksClass())));
    return without(roots);
  }

  /** Names for the parameters of a hook, whose classes are named simply if nothing hides them. */
  static NameAllocator parameters(HostModel host) {
    return without(rootsBesideTypeVariables(host));
  }

  /** What qualified names start with because type variables may hide the simple ones. */
  private static Set<String> rootsBesideTypeVariables(HostModel host) {
    Set<String> roots = new TreeSet<>();
    if (!host.typeVariables().isEmpty()) {
      roots.addAll(List.of("dev", "java", rootOf(host.hostClass())));
    }
    return roots;
  }

  private static String rootOf(ClassName type) {
    return type.packageName().replaceFirst("\\..*", "");
  }

  private static NameAllocator without(Set<String> roots) {
    NameAllocator names = new NameAllocator();
    roots.stream().filter(root -> !root.isEmpty()).forEach(names::newName);
    return names;
  }

  /** What an accessor of the host, or a method like it, is called with. */
  String arguments(PoolParameter parameter) {
    return parameter == PoolParameter.FIRST ? pool + ", " + object : object;
  }

  /** Calls an accessor of the host. */
  String own(String accessor, PoolParameter parameter) {
    return "%s(%s)".formatted(accessor, arguments(parameter));
  }

  /** Calls an accessor of the host from another class. */
  String own(ClassName linksClass, String accessor, PoolParameter parameter) {
    return marks.mark(linksClass) + "." + own(accessor, parameter);
  }

  /** Calls an accessor of a superclass. */
  String inherited(BaseHost base, String accessor, PoolParameter parameter) {
    return base.isRaw() && parameter == PoolParameter.FIRST
        ? "%s.%s((%s) %s, %s)"
            .formatted(
                marks.mark(base.linksClass()),
                accessor,
                marks.mark(RuntimeTypes.OBJECT_POOL),
                pool,
                object)
        : own(base.linksClass(), accessor, parameter);
  }
}
