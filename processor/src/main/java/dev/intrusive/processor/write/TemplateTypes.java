package dev.intrusive.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeVariableName;

/** The types of templates that stand for others. */
final class TemplateTypes {

  /** Any host. */
  static final ClassName ELEMENT = classOf("Element");

  /** The type variables of the host. */
  static final TypeVariableName VARIABLE = TypeVariableName.get("T");

  /** The type variables of the host where a method captures the type arguments of an element. */
  static final TypeVariableName CAPTURED = TypeVariableName.get("C");

  /** The nested class of iterators. */
  static final ClassName STEPS = classOf("Steps");

  /** The type of the keys of a map. */
  static final ClassName KEY = classOf("Key");

  /** The type of what lists belong to. */
  static final ClassName OWNER = classOf("Owner");

  /** The functional interface for keys. */
  static final ClassName KEY_FUNCTION = classOf("KeyFunction");

  private TemplateTypes() {}

  /** The class of a template, which stands for one that is generated. */
  static ClassName classOf(String template) {
    return ClassName.get("dev.intrusive.templates", template);
  }
}
