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

/**
 * The comment of a method that begins lives with a hook, or without: refers to the hook, to types
 * and to parameters, whose names and imports are decided when the file is printed.
 */
final class HookReference {

  /** Takes the place of a type while lines are broken; as wide as the type will be. */
  private static final char PLACEHOLDER = '\uE000';

  private final HostModel host;
  private final List<TypeName> types = new ArrayList<>();
  private final Javadoc javadoc;

  /**
   * Begins with what the method does.
   *
   * @param summary the text, with {@code %s} for " with" and a link to the hook, if there is one
   */
  HookReference(HostModel host, @Nullable HookModel hook, String summary) {
    this.host = host;
    String text = summary.formatted(hook == null ? "" : " with " + link(hook));
    javadoc = new Javadoc(hook == null ? text.replace(" besides the hook", "") : text);
  }

  HookReference add(String tag, String meaning) {
    javadoc.add(tag, meaning);
    return this;
  }

  /** Adds an exception that the method declares, so that its class is imported. */
  HookReference addThrows(TypeName exception, String meaning) {
    javadoc.add("@throws " + reference(exception), meaning);
    return this;
  }

  void addTo(MethodSpec.Builder method) {
    String filled = javadoc.toString().replace("$", "$$").replaceAll(PLACEHOLDER + "+", "\\$T");
    method.addJavadoc(filled, types.toArray());
  }

  private String link(HookModel hook) {
    List<String> parameters = new ArrayList<>();
    List<TypeName> imported = hook.erasedTypes();
    for (int i = 0; i < imported.size(); i++) {
      TypeName declared = hook.declaredTypes().get(i);
      // An import that only a comment needs would be a warning.
      parameters.add(declared.equals(imported.get(i)) ? reference(declared) : declared.toString());
    }
    return "{@link %s#%s(%s)}"
        .formatted(
            String.join(".", host.hostClass().simpleNames()),
            hook.method(),
            String.join(", ", parameters));
  }

  private String reference(TypeName type) {
    if (type instanceof ArrayTypeName array) {
      return reference(array.componentType()) + "[]";
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
