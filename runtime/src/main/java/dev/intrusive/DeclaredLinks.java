package dev.intrusive;

import dev.intrusive.internal.Naming;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: what one class of hosts declares, for callers that know only a superclass of
 * an object.
 *
 * <p>The accessors of a host call it for objects of other classes than the host itself. A structure
 * class of a host that extends another registers what that host declares. So an object can only be
 * in structures that are registered.
 *
 * @since 0.1.0
 */
public abstract class DeclaredLinks {

  /**
   * What is registered, by the hash code of the class, in a table that is replaced by each
   * registration. It is weak so that a runtime that outlives a class loader, as in a server, does
   * not keep the loader; what is registered lives as long as its class, which refers to it. There
   * is no ClassValue, which Android and browsers lack.
   */
  private static volatile @Nullable WeakReference<DeclaredLinks>[] table = newTable(1);

  private final Class<?> host;
  private final @Nullable DeclaredLinks base;
  private final boolean takesPool;

  /**
   * Creates the links of a host.
   *
   * @param host the class
   * @param base what the nearest superclass with links declares, or null
   * @param takesPool whether the host itself declares indexed structures
   */
  protected DeclaredLinks(Class<?> host, @Nullable DeclaredLinks base, boolean takesPool) {
    this.host = host;
    this.base = base;
    this.takesPool = takesPool;
  }

  // What generated code provides, of the structures that the host declares itself.

  /**
   * Takes an object out of them.
   *
   * @param pool the pool of the object, which may be null if none of them is indexed
   * @param object an object of the host
   * @return how many it left
   */
  protected abstract int unlink(@Nullable SlotTable<?> pool, Object object);

  /**
   * Returns whether an object is in any of them. Those that are indexed are asked first, since they
   * refuse a wrong pool.
   *
   * @param pool the pool of the object, which may be null if none of them is indexed
   * @param object an object of the host
   * @return true if it is
   */
  protected abstract boolean isLinked(@Nullable SlotTable<?> pool, Object object);

  /**
   * Adds them to a description.
   *
   * @param description the description
   * @param pool the pool of the object, or null if it is not known
   * @param object an object of the host
   */
  protected abstract void describe(
      HostDescription description, @Nullable SlotTable<?> pool, Object object);

  // What generated code calls.

  /**
   * Registers these links, so that they are found for objects of the host.
   *
   * @return this object
   */
  protected final DeclaredLinks register() {
    synchronized (DeclaredLinks.class) {
      List<DeclaredLinks> all = new ArrayList<>();
      for (@Nullable WeakReference<DeclaredLinks> reference : table) {
        DeclaredLinks links = reference == null ? null : reference.get();
        if (links != null) {
          all.add(links);
        }
      }
      all.add(this);
      @Nullable WeakReference<DeclaredLinks>[] larger =
          newTable(4 * Integer.highestOneBit(all.size())); // at most half full
      for (DeclaredLinks links : all) {
        int place = links.host.hashCode() & (larger.length - 1);
        while (larger[place] != null) {
          place = (place + 1) & (larger.length - 1);
        }
        larger[place] = new WeakReference<>(links);
      }
      table = larger;
    }
    return this;
  }

  /**
   * Takes an object out of all structures that its class and the superclasses declare.
   *
   * @param pool the pool of the object, or null if the caller takes none
   * @param object an object of this host
   * @return how many it left
   * @throws IllegalArgumentException if the object is of another pool; then nothing has changed
   * @throws IllegalStateException if there is no pool to ask, and the object can be in indexed
   *     structures; then nothing has changed
   */
  public final int unlinkAll(@Nullable SlotTable<?> pool, Object object) {
    return ofClassOf(object).unlinkWithBases(pool, object);
  }

  /**
   * Takes an object of a pool out of all structures that it can be in, if its class declares any.
   *
   * @param pool the pool
   * @param object an object of the pool
   * @param pooled the class that the pool is for, which declares none and inherits none
   */
  public static void unlinkAll(SlotTable<?> pool, Object object, Class<?> pooled) {
    DeclaredLinks links = find(object.getClass(), pooled);
    if (links != null) {
      links.unlinkWithBases(pool, object);
    }
  }

  /**
   * Returns whether an object is in any structure that its class or a superclass declares.
   *
   * @param pool the pool of the object, or null if the caller takes none
   * @param object an object of this host
   * @return true if it is
   * @throws IllegalArgumentException if the object is of another pool
   * @throws IllegalStateException if there is no pool to ask, and the object can be in indexed
   *     structures
   */
  public final boolean isAnyLinked(@Nullable SlotTable<?> pool, Object object) {
    DeclaredLinks own = ofClassOf(object);
    own.requirePool(pool, object, "isLinked");
    for (DeclaredLinks each = own; each != null; each = each.base) {
      if (each.isLinked(pool, object)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Describes which structures an object is in.
   *
   * @param pool the pool of the object, or null if the caller takes none
   * @param object an object of this host
   * @return the text
   */
  public final String describe(@Nullable SlotTable<?> pool, Object object) {
    HostDescription description = new HostDescription(object, pool != null);
    ofClassOf(object).describeWithBases(description, pool, object);
    return description.toString();
  }

  private int unlinkWithBases(@Nullable SlotTable<?> pool, Object object) {
    requirePool(pool, object, "unlinkAll");
    int left = 0;
    for (DeclaredLinks each = this; each != null; each = each.base) {
      left += each.unlink(pool, object);
    }
    return left;
  }

  private void describeWithBases(
      HostDescription description, @Nullable SlotTable<?> pool, Object object) {
    if (base != null) {
      base.describeWithBases(description, pool, object);
    }
    describe(description, pool, object);
  }

  /** Makes sure that indexed structures can be asked before anything changes. */
  private void requirePool(@Nullable SlotTable<?> pool, Object object, String accessor) {
    for (DeclaredLinks each = this; each != null; each = each.base) {
      if (each.takesPool) {
        if (pool == null) {
          throw withoutPool(object, accessor);
        }
        each.isLinked(pool, object); // refuses a wrong pool
      }
    }
  }

  private IllegalStateException withoutPool(Object object, String accessor) {
    String name = host.getName();
    String joined = name.substring(name.lastIndexOf('.') + 1).replace('$', '_');
    String simple = host.getSimpleName();
    return new IllegalStateException(
        Naming.nameOf(object)
            + " can be in indexed structures, which only its pool knows; call "
            + joined
            + "Links."
            + accessor
            + "(pool, "
            + Character.toLowerCase(simple.charAt(0))
            + simple.substring(1)
            + ") instead");
  }

  // The links of a class.

  private DeclaredLinks ofClassOf(Object object) {
    DeclaredLinks links = find(object.getClass(), host);
    return links == null ? this : links;
  }

  /** Finds the links of a class or of its nearest superclass that has any, below a known one. */
  private static @Nullable DeclaredLinks find(Class<?> type, Class<?> known) {
    for (Class<?> each = type; each != known && each != null; each = each.getSuperclass()) {
      DeclaredLinks links = find(each);
      if (links != null) {
        return links;
      }
    }
    return null;
  }

  private static @Nullable DeclaredLinks find(Class<?> type) {
    @Nullable WeakReference<DeclaredLinks>[] all = table;
    int place = type.hashCode() & (all.length - 1);
    for (WeakReference<DeclaredLinks> reference = all[place];
        reference != null;
        reference = all[place]) {
      DeclaredLinks links = reference.get();
      if (links != null && links.host == type) {
        return links;
      }
      place = (place + 1) & (all.length - 1);
    }
    return null;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // arrays are made of raw types
  private static @Nullable WeakReference<DeclaredLinks>[] newTable(int length) {
    return (@Nullable WeakReference<DeclaredLinks>[]) new WeakReference[length];
  }
}
