package dev.intrusive.processor.parse;

import dev.intrusive.processor.types.Mirrors;
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
   * @param context the class
   * @param annotation which hooks
   */
  static List<Hook> of(HostContext context, String annotation) {
    List<Hook> hooks = new ArrayList<>();
    for (TypeElement type : context.chain) {
      for (ExecutableElement method : declaredIn(type, annotation)) {
        ExecutableElement called = nearest(context, method);
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
        .filter(method -> Mirrors.isAnnotated(method, annotation))
        .filter(Mirrors::hasName)
        .toList();
  }

  /** The method that overrides another nearest to a class, or the method itself. */
  static ExecutableElement nearest(HostContext context, ExecutableElement method) {
    return context.chain.stream()
        .takeWhile(type -> !type.equals(Mirrors.classOf(method)))
        .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .filter(candidate -> context.symbols.overrides(candidate, method, context.host))
        .findFirst()
        .orElse(method);
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
