package dev.intrusive;

import dev.intrusive.generated.HostDescription;
import dev.intrusive.internal.Naming;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the structures of a host that extends another one, for callers that know only
 * a superclass of an object.
 *
 * <p>The structure classes of such a host register them when they are initialised. So an object can
 * only be in structures that are registered.
 *
 * @since 0.1.0
 */
public abstract class DeclaredLinks {

  /**
   * What is registered, by the hash code of the host, in arrays that are replaced and not written.
   * They are weak so that a runtime that outlives a class loader, as in a server, does not keep the
   * loader: the generated class keeps what it registers. Android and browsers lack ClassValue.
   */
  private static volatile WeakReference<?>[][] registered = new WeakReference<?>[64][0];

  /** The pool for objects whose superclass takes none, while a thread asks that superclass. */
  private static final ThreadLocal<@Nullable Object> POOL = new ThreadLocal<>();

  private final Class<?> host;
  private final int indexed;
  private final String[] names;

  /**
   * Creates the links of a host.
   *
   * @param host the class
   * @param indexed how many of its structures are indexed, which are the first ones
   * @param names the names of the structures that it declares itself
   */
  protected DeclaredLinks(Class<?> host, int indexed, String... names) {
    this.host = host;
    this.indexed = indexed;
    this.names = names;
  }

  /**
   * Returns the structure that an object is in.
   *
   * @param number which of the names
   * @param pool the pool of the object, which may be null if the structure is not indexed
   * @param object an object of the host
   * @return the structure, or null
   * @throws IllegalArgumentException if it is indexed, and the object is of another pool
   */
  protected abstract @Nullable Collection<?> holder(
      int number, @Nullable Object pool, Object object);

  /**
   * Takes an object out of a structure without calling a comparator.
   *
   * @param number which of the names
   * @param pool the pool of the object, which may be null if the structure is not indexed
   * @param object an object of the host
   * @return whether it was in one
   * @throws IllegalArgumentException if it is indexed, and the object is of another pool
   */
  protected abstract boolean unlink(int number, @Nullable Object pool, Object object);

  /** Lets these links be found for objects of the host. */
  public final void register() {
    synchronized (DeclaredLinks.class) {
      if (below(host, host.getSuperclass()) == null) {
        WeakReference<?>[][] all = registered.clone();
        int bucket = host.hashCode() & (all.length - 1);
        List<WeakReference<?>> live = new ArrayList<>();
        live.add(new WeakReference<>(this));
        for (WeakReference<?> each : all[bucket]) {
          if (each.get() != null) {
            live.add(each);
          }
        }
        all[bucket] = live.toArray(new WeakReference<?>[0]);
        registered = all;
      }
    }
  }

  /** Returns the links of a class or the nearest superclass that has any, below a known one. */
  private static @Nullable DeclaredLinks below(@Nullable Class<?> type, @Nullable Class<?> known) {
    WeakReference<?>[][] all = registered;
    for (Class<?> each = type; each != known && each != null; each = each.getSuperclass()) {
      for (WeakReference<?> reference : all[each.hashCode() & (all.length - 1)]) {
        DeclaredLinks links = (DeclaredLinks) reference.get();
        if (links != null && links.host == each) {
          return links;
        }
      }
    }
    return null;
  }

  private @Nullable DeclaredLinks above(Class<?> known) {
    return below(host.getSuperclass(), known);
  }

  // What generated code asks.

  /**
   * Sets the pool of the object that this thread asks superclasses about which take none.
   *
   * @param pool the pool, or null
   * @return the one before, to be set again afterwards
   */
  public static @Nullable Object setPool(@Nullable Object pool) {
    Object outer = POOL.get();
    POOL.set(pool);
    return outer;
  }

  /**
   * Takes an object out of the structures that classes below a known one declare.
   *
   * @param object the object
   * @param known its class or a superclass
   * @return how many it left
   * @throws IllegalArgumentException if one is indexed, and the object is not of the pool that is
   *     set; then nothing has changed
   * @throws IllegalStateException if one is indexed, and no pool is set; then nothing has changed
   */
  public static int unlinkAll(Object object, Class<?> known) {
    return visit(requirePool(object, known, "unlinkAll"), object, known, true, null);
  }

  /**
   * Returns whether an object is in a structure that a class below a known one declares.
   *
   * @param object the object
   * @param known its class or a superclass
   * @return true if it is
   * @throws IllegalArgumentException if one is indexed, and the object is not of the pool that is
   *     set
   * @throws IllegalStateException if one is indexed, and no pool is set
   */
  public static boolean isLinked(Object object, Class<?> known) {
    return visit(requirePool(object, known, "isLinked"), object, known, false, null) > 0;
  }

  /** Returns the pool that is set, if one of the structures is indexed. */
  private static @Nullable Object requirePool(Object object, Class<?> known, String accessor) {
    Object pool = null;
    for (DeclaredLinks each = below(object.getClass(), known);
        each != null;
        each = each.above(known)) {
      if (each.indexed > 0) {
        pool = POOL.get();
        if (pool == null) {
          throw each.withoutPool(object, accessor);
        }
        each.holder(0, pool, object); // refuses a wrong pool
      }
    }
    return pool;
  }

  /**
   * Adds the structures that classes below a known one declare to a description.
   *
   * @param description what the known class and those above it declare
   * @param object the object
   * @param known its class or a superclass
   * @return the text
   */
  public static String describe(HostDescription description, Object object, Class<?> known) {
    addTo(description, below(object.getClass(), known), object, known);
    return description.toString();
  }

  private static void addTo(
      HostDescription description, @Nullable DeclaredLinks links, Object object, Class<?> known) {
    if (links == null) {
      return;
    }
    addTo(description, links.above(known), object, known);
    Object pool = POOL.get();
    for (int i = 0; i < links.names.length; i++) {
      int number = i;
      if (pool == null && number < links.indexed) {
        description.addText(links.names[number], "only known with the pool");
      } else {
        description.add(links.names[number], () -> links.holder(number, pool, object));
      }
    }
  }

  /**
   * Returns the structures that an object is in and that classes below a known one declare, for
   * debug mode. None of them is indexed, since the known class is that of a pool.
   *
   * @param object the object
   * @param known its class or a superclass
   * @return the structures
   */
  public static List<Collection<?>> holders(Object object, Class<?> known) {
    List<Collection<?>> holders = new ArrayList<>();
    visit(null, object, known, false, holders);
    return holders;
  }

  /** Counts the structures that an object is in, and collects them or takes it out of them. */
  private static int visit(
      @Nullable Object pool,
      Object object,
      Class<?> known,
      boolean isUnlinked,
      @Nullable List<Collection<?>> holders) {
    int count = 0;
    for (DeclaredLinks each = below(object.getClass(), known);
        each != null;
        each = each.above(known)) {
      for (int number = 0; number < each.names.length; number++) {
        if (isUnlinked) {
          count += each.unlink(number, pool, object) ? 1 : 0;
          continue;
        }
        Collection<?> holder = each.holder(number, pool, object);
        if (holder != null) {
          count++;
          if (holders != null) {
            holders.add(holder);
          }
        }
      }
    }
    return count;
  }

  private IllegalStateException withoutPool(Object object, String accessor) {
    String name = host.getName();
    String joined = name.substring(name.lastIndexOf('.') + 1).replace('$', '_');
    String simple = host.getSimpleName();
    String variable = Character.toLowerCase(simple.charAt(0)) + simple.substring(1);
    return new IllegalStateException(
        Naming.nameOf(object)
            + " can be in indexed structures, which only its pool knows; call "
            + (joined + "Links." + accessor + "(pool, " + variable + ") instead"));
  }
}
