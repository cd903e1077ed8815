package dev.intrusive.processor.parse;

import dev.intrusive.processor.types.Mirrors;
import dev.intrusive.processor.types.Symbols;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * A method with an annotation that makes it a hook of a class.
 *
 * @param marked the method with the annotation
 * @param called the method that is called: the same, or what overrides it nearest to the class
 */
record Hook(ExecutableElement marked, ExecutableElement called) {

  /**
   * The hooks of a class, its own first. One that overrides another counts once.
   *
   * @param symbols the compiler's symbols
   * @param chain the class and its superclasses
   * @param annotation which hooks
   */
  static List<Hook> of(Symbols symbols, List<TypeElement> chain, String annotation) {
    List<Hook> hooks = new ArrayList<>();
    for (int i = 0; i < chain.size(); i++) {
      for (ExecutableElement method : declaredIn(chain.get(i), annotation)) {
        ExecutableElement called = nearest(symbols, chain.subList(0, i), method, chain.get(0));
        if (hooks.stream().noneMatch(hook -> hook.called().equals(called))) {
          hooks.add(new Hook(method, called));
        }
      }
    }
    return hooks;
  }

  /** The marked methods that a class declares itself. */
  static List<ExecutableElement> declaredIn(TypeElement type, String annotation) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(method -> Mirrors.annotation(method, annotation) != null)
        .filter(Mirrors::hasName)
        .toList();
  }

  /** The method that overrides another nearest to a class, or the method itself. */
  static ExecutableElement nearest(
      Symbols symbols, List<TypeElement> below, ExecutableElement method, TypeElement host) {
    for (TypeElement type : below) {
      for (ExecutableElement candidate : ElementFilter.methodsIn(type.getEnclosedElements())) {
        if (symbols.overrides(candidate, method, host)) {
          return candidate;
        }
      }
    }
    return method;
  }

  /** The names of some hooks, in a stable order. */
  static String names(List<Hook> hooks) {
    return String.join(" and ", hooks.stream().map(Hook::name).sorted().toList());
  }

  /** Whether a class declares the marked method itself. */
  boolean isOwn(TypeElement type) {
    return Mirrors.classOf(marked).equals(type);
  }

  String name() {
    return called.getSimpleName().toString();
  }
}
