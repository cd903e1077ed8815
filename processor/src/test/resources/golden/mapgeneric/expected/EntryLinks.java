package cache;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.SlotTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link Entry}: each is O(1) and allocates nothing unless its
 * description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings("all")
final class EntryLinks {
  private EntryLinks() {}

  /**
   * Returns whether an object is in a {@link EntryByKey}.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> boolean inByKey(Entry<K, V> host) {
    return EntryByKey.holding(host) != null;
  }

  /**
   * Returns the {@link EntryByKey} that an object is in.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the map, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> @Nullable EntryByKey<K, V> byKeyOf(Entry<K, V> host) {
    return EntryByKey.holding(host);
  }

  /**
   * Takes an object out of its {@link EntryByKey}, if it is in one.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> boolean unlinkFromByKey(Entry<K, V> host) {
    @Nullable EntryByKey<K, V> map = EntryByKey.holding(host);
    return map != null && map.remove(host);
  }

  /**
   * Takes an object out of all its maps.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return how many maps it left
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> int unlinkAll(Entry<K, V> host) {
    if (host.getClass() != Entry.class) {
      return Declared.LINKS.unlinkAll(null, host);
    }
    int left = 0;
    if (unlinkFromByKey(host)) {
      left++;
    }
    return left;
  }

  /**
   * Returns whether an object is in any map.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> boolean isLinked(Entry<K, V> host) {
    if (host.getClass() != Entry.class) {
      return Declared.LINKS.isAnyLinked(null, host);
    }
    return inByKey(host);
  }

  /**
   * Describes which maps an object is in. Allocates the text.
   *
   * @param <K> a type variable of the object's class
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the text
   * @throws NullPointerException if it is null
   */
  public static <K extends Comparable<K>, V> String describe(Entry<K, V> host) {
    return Declared.LINKS.describe(null, host);
  }

  /** Returns what this class declares; for generated code. */
  static DeclaredLinks links() {
    return Declared.LINKS;
  }

  /** What this class declares, for objects of subclasses. */
  private static final class Declared extends DeclaredLinks {

    static final DeclaredLinks LINKS = new Declared();

    private Declared() {
      super(Entry.class, null, false);
    }

    @Override
    protected int unlink(@Nullable SlotTable<?> anyPool, Object anyObject) {
      Entry<?, ?> host = (Entry<?, ?>) anyObject;
      int left = 0;
      if (unlinkFromByKey(host)) {
        left++;
      }
      return left;
    }

    @Override
    protected boolean isLinked(@Nullable SlotTable<?> anyPool, Object anyObject) {
      Entry<?, ?> host = (Entry<?, ?>) anyObject;
      return inByKey(host);
    }

    @Override
    protected void describe(
        HostDescription description, @Nullable SlotTable<?> anyPool, Object anyObject) {
      Entry<?, ?> host = (Entry<?, ?>) anyObject;
      description.add("byKey", byKeyOf(host));
    }
  }
}
