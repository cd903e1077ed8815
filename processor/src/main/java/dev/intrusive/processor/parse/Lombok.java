package dev.intrusive.processor.parse;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The modifiers that fields will have once Lombok has changed their class, which the compiler does
 * not show while processors run, whichever of them comes first.
 */
final class Lombok {

  private static final String FIELD_DEFAULTS = "lombok.experimental.FieldDefaults";
  private static final String VALUE = "lombok.Value";
  private static final String PACKAGE_PRIVATE = "lombok.experimental.PackagePrivate";
  private static final String NON_FINAL = "lombok.experimental.NonFinal";

  private static final Set<Modifier> ACCESS =
      EnumSet.of(Modifier.PUBLIC, Modifier.PROTECTED, Modifier.PRIVATE);

  private Lombok() {}

  /** The modifiers of a member as generated code will see them. */
  static Set<Modifier> modifiersOf(Element member) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    modifiers.addAll(member.getModifiers());
    Element host = member.getEnclosingElement();
    if (member.getKind() != ElementKind.FIELD
        || host == null
        || modifiers.contains(Modifier.STATIC)) {
      return modifiers;
    }
    AnnotationMirror defaults = Symbols.annotation(host, FIELD_DEFAULTS);
    boolean isValue = Symbols.annotation(host, VALUE) != null;
    if (modifiers.stream().noneMatch(ACCESS::contains)
        && Symbols.annotation(member, PACKAGE_PRIVATE) == null
        && (isValue || "PRIVATE".equals(levelOf(defaults)))) {
      modifiers.add(Modifier.PRIVATE);
    }
    if (Symbols.annotation(member, NON_FINAL) == null && (isValue || makesFinal(defaults))) {
      modifiers.add(Modifier.FINAL);
    }
    return modifiers;
  }

  private static @Nullable String levelOf(@Nullable AnnotationMirror defaults) {
    return defaults == null ? null : AnnotationValues.constant(defaults, "level");
  }

  private static boolean makesFinal(@Nullable AnnotationMirror defaults) {
    if (defaults == null) {
      return false;
    }
    for (ExecutableElement element : defaults.getElementValues().keySet()) {
      AnnotationValue value = Objects.requireNonNull(defaults.getElementValues().get(element));
      if (element.getSimpleName().contentEquals("makeFinal")) {
        return Boolean.TRUE.equals(value.getValue());
      }
    }
    return false;
  }
}
