package dev.intrusive.generated;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of flat maps, whose chains are linked by fields of the elements.
 *
 * <p>Only generated code can name the fields and the key, so the hot path is generated, and this
 * class holds the table. What is added becomes the last of a chain: the look-up for its key has
 * come there, and an element that stores no reference to a next one costs the garbage collector
 * less.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class FlatMap<E> extends IntrusiveMap<E> {

  /** The table of every map to which nothing was added yet; it has one chain and stays empty. */
  private static final @Nullable Object[] NONE = new @Nullable Object[1];

  /** The head of each chain; the length is a power of two. */
  private @Nullable Object[] table = NONE;

  /** Creates an empty map, which makes its table with the first insertion. */
  protected FlatMap() {}

  /**
   * Creates an empty map whose table has room for a number of elements.
   *
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if it is negative
   */
  @SuppressWarnings("this-escape") // the table is all that is made
  protected FlatMap(int expectedSize) {
    reserve(expectedSize);
  }

  /**
   * Stores the element after another in its chain.
   *
   * @param element the element
   * @param next the next one, or null
   */
  protected abstract void chain(E element, @Nullable E next);

  /**
   * Returns the first element of the chain of a hash.
   *
   * @param hash the hash
   * @return the element, or null
   */
  @SuppressWarnings("unchecked") // the table contains elements alone
  protected final @Nullable E head(int hash) {
    @Nullable Object[] heads = table;
    return (E) heads[hash & (heads.length - 1)];
  }

  /**
   * Returns the first element of the chain in which a key is looked up.
   *
   * @param hash the hash of the key
   * @return the element, or null
   */
  protected final @Nullable E chainOf(int hash) {
    if (DebugMode.isEnabled()) {
      checkChain(hash);
    }
    return head(hash);
  }

  /**
   * Stores the first element of the chain of a hash.
   *
   * @param hash the hash
   * @param element the element, or null
   */
  protected final void setHead(int hash, @Nullable E element) {
    table[hash & (table.length - 1)] = element;
  }

  /**
   * Returns how many chains there are; each is that of the hash which is its index.
   *
   * @return how many
   */
  @Override
  protected final int chains() {
    return table.length;
  }

  @Override
  protected final @Nullable E headOf(int chain) {
    return head(chain);
  }

  @Override
  @SuppressWarnings("unchecked") // the table contains elements alone
  protected final void rehash(int length, int[] hashes) {
    @Nullable Object[] larger = new @Nullable Object[length];
    int count = 0;
    for (int chain = 0; chain < chains(); chain++) {
      E element = head(chain);
      while (element != null) {
        E next = nextOf(element);
        int place = hashes[count] & (length - 1);
        chain(element, (E) larger[place]);
        larger[place] = element;
        element = next;
        count++;
      }
    }
    table = larger;
  }
}
