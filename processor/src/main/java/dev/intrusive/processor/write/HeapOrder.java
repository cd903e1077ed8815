package dev.intrusive.processor.write;

import com.palantir.javapoet.TypeName;
import dev.intrusive.processor.model.KeyModel;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stands for the order of the elements in the template of a heap: a key, or a comparator.
 *
 * @param key what a heap is ordered by, or null for a comparator
 * @param isComparable whether the host has a natural order
 */
record HeapOrder(@Nullable KeyModel key, boolean isComparable) {

  /** The expression for the key of an element; empty without one. */
  String member() {
    if (key == null) {
      return "";
    }
    return key.isMethod() ? key.member() + "()" : key.member();
  }

  /** The parts of the template that are for this order. */
  Set<String> features() {
    Set<String> features = new HashSet<>();
    if (key == null) {
      features.add("comparator");
    }
    if (key != null || isComparable) {
      features.add("natural");
    }
    return features;
  }

  /** The members of a template, as they are for this order. */
  String adapt(String members) {
    if (key == null) {
      return members
          .replace("super(pool);", "super(pool, naturalOrder());")
          .replace("return element.rank;", "return 0;")
          .replace("element.slot, element.rank)", "element.slot, 0)");
    }
    return hasFraction(key)
        ? members.replace("element.rank", "Keys.ordered(element.rank)")
        : members;
  }

  private static boolean hasFraction(KeyModel key) {
    return key.type().equals(TypeName.FLOAT) || key.type().equals(TypeName.DOUBLE);
  }
}
