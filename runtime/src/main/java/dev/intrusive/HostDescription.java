package dev.intrusive;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds the text that says which lists an object is in; for generated code.
 *
 * <p>It names objects by class and identity and never calls their {@code toString}, which may
 * itself ask for the description.
 *
 * @since 0.1.0
 */
public final class HostDescription {

  private final StringBuilder text = new StringBuilder();
  private String separator = "[";

  /**
   * Starts a description.
   *
   * @param host the object
   */
  public HostDescription(Object host) {
    text.append(Misuse.identify(host));
  }

  /**
   * Adds one list.
   *
   * @param name the list name
   * @param list the list of that name that the object is in, or null
   * @return this description
   */
  public HostDescription list(String name, @Nullable IntrusiveList<?> list) {
    text.append(separator).append(name).append(": ");
    if (list == null) {
      text.append("not linked");
    } else {
      text.append("in ").append(Misuse.identify(list)).append(" of size ").append(list.size());
    }
    separator = ", ";
    return this;
  }

  /**
   * Adds one list that is looked up in a pool, which may be the wrong one.
   *
   * @param name the list name
   * @param lookUp returns the list of that name that the object is in, or null, or fails with an
   *     {@link IllegalArgumentException} that says which pool the object is of
   * @return this description
   */
  public HostDescription list(String name, Supplier<? extends @Nullable IntrusiveList<?>> lookUp) {
    IntrusiveList<?> list;
    try {
      list = lookUp.get();
    } catch (IllegalArgumentException otherPool) {
      text.append(separator).append(name).append(": ").append(otherPool.getMessage());
      separator = ", ";
      return this;
    }
    return list(name, list);
  }

  /** Returns the description, such as {@code Orc@1b28cdfa[mainList: not linked]}. */
  @Override
  public String toString() {
    return text + "]";
  }
}
