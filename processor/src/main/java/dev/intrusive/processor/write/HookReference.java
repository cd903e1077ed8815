package dev.intrusive.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.HookModel;
import dev.intrusive.processor.model.HostModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way in which Javadoc refers to a hook. */
final class HookReference {

  /** Takes the place of a type while lines are broken; as wide as the type will be. */
  private static final char PLACEHOLDER = '\uE000';

  private final HostModel host;
  private final @Nullable HookModel hook;

  HookReference(HostModel host, @Nullable HookModel hook) {
    this.host = host;
    this.hook = hook;
  }

  /**
   * Adds a comment to a method.
   *
   * @param method the method
   * @param text the comment, with {@code %s} for " with" and a link to the hook, if there is one,
   *     and {@code $T}, after it, for the exception of full pools
   */
  void addJavadoc(MethodSpec.Builder method, String text) {
    List<TypeName> types = new ArrayList<>();
    String comment = text.formatted(hook == null ? "" : " with " + link(hook, types));
    if (hook == null) {
      comment = comment.replace(" besides the hook", "");
    }
    if (text.contains("$T")) {
      types.add(RuntimeTypes.POOL_EXHAUSTED_EXCEPTION);
      comment = comment.replace("$T", placeholder(RuntimeTypes.POOL_EXHAUSTED_EXCEPTION));
    }
    String filled = SourceTidier.fill(comment, 2).replaceAll(PLACEHOLDER + "+", "\\$T");
    method.addJavadoc(filled, types.toArray());
  }

  private String link(HookModel hook, List<TypeName> types) {
    List<String> parameters = new ArrayList<>();
    for (TypeName type : hook.declaredTypes()) {
      parameters.add(reference(type, types));
    }
    return "{@link %s#%s(%s)}"
        .formatted(
            String.join(".", host.hostClass().simpleNames()),
            hook.method().replace("$", "$$"),
            String.join(", ", parameters));
  }

  private static String reference(TypeName type, List<TypeName> types) {
    if (type instanceof ArrayTypeName array) {
      return reference(array.componentType(), types) + "[]";
    }
    if (type instanceof ClassName name) {
      types.add(name);
      return placeholder(name);
    }
    return type.toString();
  }

  private static String placeholder(ClassName type) {
    return String.valueOf(PLACEHOLDER).repeat(String.join(".", type.simpleNames()).length());
  }
}
