package dev.intrusive.generated;

import dev.intrusive.internal.Naming;
import java.util.Collection;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: builds the text that names the lists, heaps and maps that an object is in.
 *
 * <p>It names the object by class and identity and, as messages do, by its {@code toString}, unless
 * that calls for the description. It names lists, heaps and maps by class and identity.
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
    String identity = Naming.identify(host);
    String name = Naming.nameOf(host);
    text.append(identity);
    if (!name.endsWith(identity)) { // as the toString of Object does
      text.append(' ').append(name);
    }
  }

  /**
   * Adds one list, heap or map.
   *
   * @param name its name
   * @param holder the list, heap or map of that name that the object is in, or null
   * @return this description
   */
  public HostDescription add(String name, @Nullable Collection<?> holder) {
    return holder == null
        ? addText(name, "not linked")
        : addText(name, "in " + Naming.identify(holder) + " of size " + holder.size());
  }

  /**
   * Adds one list, heap or map that is looked up in a pool, which may be the wrong one.
   *
   * @param name its name
   * @param lookUp returns the list, heap or map of that name that the object is in, or null, or
   *     fails with an {@link IllegalArgumentException} if the object is not one of the pool
   * @return this description
   */
  public HostDescription add(String name, Supplier<? extends @Nullable Collection<?>> lookUp) {
    Collection<?> holder;
    try {
      holder = lookUp.get();
    } catch (IllegalArgumentException stranger) {
      return addText(name, String.valueOf(stranger.getMessage()));
    }
    return add(name, holder);
  }

  /**
   * Adds what is known of a structure.
   *
   * @param name its name
   * @param found what is known
   * @return this
   */
  public HostDescription addText(String name, String found) {
    text.append(separator).append(name).append(": ").append(found);
    separator = ", ";
    return this;
  }

  /** Returns the description, such as {@code Orc@1b28cdfa Grom[mainList: not linked]}. */
  @Override
  public String toString() {
    return text + "]";
  }
}
