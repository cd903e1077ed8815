package dev.intrusive.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * What a heap is ordered by, or what a map finds its elements by.
 *
 * @param type the type of the key
 * @param member the field or method of the host that has it
 * @param isMethod whether it is a method
 */
public record KeyModel(TypeName type, String member, boolean isMethod) {

  /** How it is written after an element and a dot. */
  public String expression() {
    return isMethod ? member + "()" : member;
  }
}
