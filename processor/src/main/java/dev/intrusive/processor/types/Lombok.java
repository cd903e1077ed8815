package dev.intrusive.processor.types;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/**
 * What a class will be once Lombok has changed it, which the compiler may not show while processors
 * run.
 */
public final class Lombok {

  private static final String FIELD_DEFAULTS = "lombok.experimental.FieldDefaults";
  private static final String VALUE = "lombok.Value";
  private static final String PACKAGE_PRIVATE = "lombok.experimental.PackagePrivate";
  private static final String NON_FINAL = "lombok.experimental.NonFinal";

  private static final Set<Modifier> ACCESS =
      EnumSet.of(Modifier.PUBLIC, Modifier.PROTECTED, Modifier.PRIVATE);

  /** What gives a class a constructor with parameters for its fields. */
  private static final List<String> WITH_PARAMETERS =
      List.of("lombok.AllArgsConstructor", "lombok.Builder", VALUE);

  /** What gives a class a constructor with parameters for fields that need a value. */
  private static final List<String> WITH_REQUIRED_PARAMETERS =
      List.of("lombok.RequiredArgsConstructor", "lombok.Data");

  private Lombok() {}

  /**
   * Whether a class without a constructor of its own will still have one without parameters that
   * generated code can call.
   */
  public static boolean keepsConstructor(TypeElement host) {
    AnnotationMirror noArguments = Mirrors.annotation(host, "lombok.NoArgsConstructor");
    if (noArguments != null) {
      String access = AnnotationValues.constant(noArguments, "access");
      return !"PRIVATE".equals(access) && !"NONE".equals(access);
    }
    if (hasOne(host, WITH_PARAMETERS)) {
      return false;
    }
    return !hasOne(host, WITH_REQUIRED_PARAMETERS)
        || ElementFilter.fieldsIn(host.getEnclosedElements()).stream()
            .noneMatch(Lombok::isRequired);
  }

  private static boolean hasOne(TypeElement host, List<String> annotations) {
    return annotations.stream().anyMatch(name -> Mirrors.isAnnotated(host, name));
  }

  /**
   * Whether a constructor sets a field, as far as the compiler shows that. It shows no initialisers
   * but those of constants; a link has one.
   */
  private static boolean isRequired(VariableElement field) {
    Set<Modifier> modifiers = field.getModifiers();
    boolean needsValue =
        modifiers.contains(Modifier.FINAL) || Mirrors.isAnnotated(field, "lombok.NonNull");
    return needsValue
        && !modifiers.contains(Modifier.STATIC)
        && field.getConstantValue() == null
        && !Mirrors.isDeclared(field.asType(), Names.LINK);
  }

  /** The modifiers of a member as generated code will see them. */
  public static Set<Modifier> modifiersOf(Element member) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    modifiers.addAll(member.getModifiers());
    Element host = member.getEnclosingElement();
    if (member.getKind() != ElementKind.FIELD
        || host == null
        || modifiers.contains(Modifier.STATIC)) {
      return modifiers;
    }
    AnnotationMirror defaults = Mirrors.annotation(host, FIELD_DEFAULTS);
    boolean isValue = Mirrors.isAnnotated(host, VALUE);
    boolean isPrivate = isValue || "PRIVATE".equals(AnnotationValues.constant(defaults, "level"));
    boolean isFinal = isValue || AnnotationValues.isTrue(defaults, "makeFinal");
    if (isPrivate
        && modifiers.stream().noneMatch(ACCESS::contains)
        && !Mirrors.isAnnotated(member, PACKAGE_PRIVATE)) {
      modifiers.add(Modifier.PRIVATE);
    }
    if (isFinal && !Mirrors.isAnnotated(member, NON_FINAL)) {
      modifiers.add(Modifier.FINAL);
    }
    return modifiers;
  }
}
