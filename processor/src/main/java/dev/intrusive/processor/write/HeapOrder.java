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
 * @param canFail whether what orders elements can throw, or change the heap
 */
record HeapOrder(@Nullable KeyModel key, boolean isComparable, boolean canFail) {

  private static final String EITHER = "order == null ? a.rank < b.rank : order.compare(a, b) < 0";

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
    if (canFail) {
      features.add("fallible");
    }
    return features;
  }

  /** The members of a template, as they are for this order. */
  String adapt(String members) {
    String comparing =
        members.replace(EITHER, key == null ? "order.compare(a, b) < 0" : byKey(key));
    String adapted =
        canFail
            ? comparing
            : comparing.replaceFirst("boolean precedes = (.*);\n +return precedes;", "return $1;");
    if (key == null) {
      return adapted
          .replace("@Nullable Comparator", "Comparator")
          .replace("order = null;", "order = naturalOrder();")
          .replace("super(pool);", "super(pool, naturalOrder());")
          .replace("return element.rank;", "return 0;")
          .replace("element.slot, element.rank)", "element.slot, 0)");
    }
    return hasFraction(key)
        ? adapted.replace("element.rank", "Keys.ordered(element.rank)")
        : adapted;
  }

  private static String byKey(KeyModel key) {
    if (!hasFraction(key)) {
      return "a.rank < b.rank";
    }
    return (key.type().equals(TypeName.FLOAT) ? "Float" : "Double")
        + ".compare(a.rank, b.rank) < 0";
  }

  private static boolean hasFraction(KeyModel key) {
    return key.type().equals(TypeName.FLOAT) || key.type().equals(TypeName.DOUBLE);
  }
}
