package dev.intrusive.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list, heap or map of a host.
 *
 * @param kind which of them it is
 * @param layout how it is linked; of a stub, how it probably would be
 * @param name the name as the user wrote it
 * @param generatedClass the generated class
 * @param isPublic whether the generated class and the accessors that are named after it are public
 * @param isWildcard whether it takes elements of all type arguments of a generic host, so that its
 *     class has no type variables
 * @param owner the type of what a list belongs to, or null
 * @param fields the fields of the host through which it is linked: the link; or the slot; or those
 *     for other elements or the index, and the one for the structure; none for a stub
 * @param key what a map finds its elements by, or a heap is ordered by; null for a comparator
 * @param isSequential whether the lowest bits of a key decide where its element is in a map
 * @param isComparable whether the elements of a heap have a natural order, which no key replaces
 */
public record StructureModel(
    StructureKind kind,
    Layout layout,
    String name,
    ClassName generatedClass,
    boolean isPublic,
    boolean isWildcard,
    @Nullable TypeName owner,
    List<String> fields,
    @Nullable KeyModel key,
    boolean isSequential,
    boolean isComparable) {

  /** How a structure is linked. */
  public enum Layout {
    /** By a link object in each element. */
    NODE,
    /** By fields of the element. */
    FLAT,
    /** By the index of the element in an array. */
    ARRAY,
    /** By ints beside a pool. */
    INDEXED
  }

  /**
   * Whether a stub is generated, so that the compiler reports the errors of the fields and not,
   * besides, that the class is missing.
   */
  public boolean isStub() {
    return fields.isEmpty();
  }

  /** Whether a field of the host has the generated class as its type. */
  public boolean isNamedByField() {
    return fields.size() > 1;
  }

  /** Whether the accessors that are named after it take the pool. */
  public boolean takesPool() {
    return layout == Layout.INDEXED;
  }

  /** The accessor that returns whether a host is in such a structure. */
  public String inMethod() {
    return "in" + ListNaming.capitalise(name);
  }

  /** The accessor that returns the structure that a host is in. */
  public String holderMethod() {
    return name + "Of";
  }

  /** The accessor of a list that returns the next element. */
  public String nextMethod() {
    return "nextIn" + ListNaming.capitalise(name);
  }

  /** The accessor of a list that returns the previous element. */
  public String previousMethod() {
    return "previousIn" + ListNaming.capitalise(name);
  }

  /** The accessor that unlinks a host. */
  public String unlinkMethod() {
    return "unlinkFrom" + ListNaming.capitalise(name);
  }

  /** All accessors of the structure; that of a link has the name of its field. */
  public List<String> accessors() {
    List<String> accessors = new ArrayList<>(List.of(inMethod(), holderMethod(), unlinkMethod()));
    if (kind == StructureKind.LIST) {
      accessors.addAll(List.of(nextMethod(), previousMethod()));
    }
    if (layout == Layout.NODE) {
      accessors.addAll(fields);
    }
    return accessors;
  }
}
