package dev.intrusive.generated;

import static dev.intrusive.generated.IndexedLinks.END;
import static dev.intrusive.generated.IndexedLinks.UNLINKED;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of indexed maps, whose chains are ints beside an object pool.
 *
 * <p>Elements are objects of one pool. Adding and removing them stores no reference. An element
 * that is not an object of the pool is refused with an {@link IllegalArgumentException}; one that
 * is not live, and neither just being emplaced nor released, is refused with an {@link
 * IllegalStateException}. Keys are read from the elements.
 *
 * <p>If the pool is shared between threads, different maps may belong to different threads.
 *
 * <p>Only generated code can name the key, so the look-ups are generated. The protected methods are
 * for it.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IndexedMap<E> extends IntrusiveMap<E> {

  /** The table of every map to which nothing was added yet; it has one chain and stays empty. */
  private static final int[] NONE = {END};

  private final IndexedLinks links;
  private final Object[] objects;
  private final int[] nextSlots;
  private final int[] owners;

  /** The head of each chain; the length is a power of two. */
  private int[] table = NONE;

  /** The owner id of the elements while there are any, otherwise a number that no element has. */
  private int id = IndexedLinks.WITHOUT_ID;

  /**
   * Creates an empty map, which makes its table with the first insertion.
   *
   * @param pool the pool of the elements
   * @throws IllegalArgumentException if the pool is not one for elements of this class of maps
   */
  protected IndexedMap(SlotTable<? extends E> pool) {
    links = IndexedLinks.in(pool, getClass(), false);
    objects = links.objects;
    nextSlots = links.next;
    owners = links.owners;
  }

  /**
   * Creates an empty map whose table has room for a number of elements.
   *
   * @param pool the pool of the elements
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if the pool is not one for elements of this class of maps, or
   *     the expected size is negative
   */
  @SuppressWarnings("this-escape") // the table is all that is made
  protected IndexedMap(SlotTable<? extends E> pool, int expectedSize) {
    this(pool);
    reserve(Math.min(expectedSize, objects.length)); // no more than the pool has
  }

  /**
   * Returns the slot of an element. Used outside hot paths.
   *
   * @param element any element
   * @return the value of its slot field
   */
  protected abstract int slotOf(E element);

  // Looking, for generated code.

  /**
   * Returns the first slot of the chain in which a key is looked up.
   *
   * @param hash the hash of the key
   * @return the slot, negative if there is none
   */
  protected final int chainOf(int hash) {
    if (DebugMode.isEnabled()) {
      checkChain(hash);
    }
    return head(hash);
  }

  /**
   * Returns the slot after another in its chain.
   *
   * @param slot the slot of an element of this map, unchecked
   * @return the slot, negative at the end
   */
  protected final int next(int slot) {
    return nextSlots[slot];
  }

  /**
   * Returns the element in a slot.
   *
   * @param slot the slot of an element of this map, unchecked
   * @return the element
   */
  @SuppressWarnings("unchecked") // the objects of the pool are elements
  protected final E object(int slot) {
    return (E) objects[slot];
  }

  /**
   * Returns the map of a class that an element is in.
   *
   * @param <E> the type of the element
   * @param pool the pool of the element
   * @param mapClass the class of the map
   * @param element the element
   * @param slot its slot
   * @return the map, or null
   * @throws IllegalArgumentException if the pool is not one for elements of this class of maps, or
   *     if the element is not an object of the pool
   */
  @SuppressWarnings("unchecked") // the element is of the pool, so the map is for such elements
  protected static <E> @Nullable IndexedMap<E> mapOf(
      SlotTable<?> pool, Class<?> mapClass, E element, int slot) {
    return (IndexedMap<E>) IndexedLinks.ownerOf(pool, mapClass, element, slot);
  }

  /**
   * Returns whether an element is in this map.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean contains(E element, int slot) {
    return SlotTable.has(objects, element, slot) && owners[slot] == id;
  }

  // Linking, for generated code.

  /**
   * Makes sure that an element can be linked.
   *
   * @param element the element
   * @param slot its slot
   * @throws IllegalArgumentException if it is not an object of the pool
   * @throws IllegalStateException if it is in a map, or not live
   */
  protected final void requireFree(E element, int slot) {
    if (!SlotTable.has(objects, element, slot) || owners[slot] != UNLINKED) {
      throw refusal(element, slot);
    }
  }

  private RuntimeException refusal(E element, int slot) {
    return links.has(element, slot) && links.ownerAt(slot) != null
        ? cannotLink(element)
        : links.refusal(element, slot, nameInMessages());
  }

  /**
   * Adds an element at the head of a chain. The table grows if it is full.
   *
   * @param slot the slot of an element that can be linked
   * @param hash the hash of its key
   */
  protected final void link(int slot, int hash) {
    makeRoomFor(object(slot));
    beforeInsert();
    if (id < 0) {
      id = links.takeId(this, id);
    }
    noteAdded(object(slot));
    setHead(slot, hash);
  }

  /**
   * Adds an element in place of another one that has the same key.
   *
   * @param slot the slot of an element that can be linked
   * @param hash the hash of its key
   * @param previous the slot before the other in its chain, negative if it is the first
   * @param old the slot of the other
   */
  protected final void replace(int slot, int hash, int previous, int old) {
    int next = nextSlots[old];
    beforeMove(old, next, next); // an iteration stands at what it visits next
    noteAdded(object(slot));
    join(hash, previous, slot);
    nextSlots[slot] = next;
    owners[slot] = id;
    owners[old] = UNLINKED;
  }

  /**
   * Removes an element of this map.
   *
   * @param hash the hash that selects its chain
   * @param previous the slot before it in the chain, negative if it is the first
   * @param slot its slot
   */
  protected final void unlink(int hash, int previous, int slot) {
    int next = nextSlots[slot];
    beforeRemove(slot, next, next); // as above
    join(hash, previous, next);
    owners[slot] = UNLINKED;
    if (size == 0) {
      id = links.returnId(id);
    }
  }

  /**
   * Removes an element of which the hash is known but not the position in its chain.
   *
   * @param slot the slot of the element
   * @param hash the hash of its key; with another one, all chains are searched
   * @return true if it was in a chain of this map
   */
  protected final boolean unlinkSlot(int slot, int hash) {
    int previous = END;
    int candidate = head(hash);
    while (candidate != slot && candidate != END) {
      previous = candidate;
      candidate = nextSlots[candidate];
    }
    if (candidate == END) {
      return unlinkMisplaced(object(slot));
    }
    unlink(hash, previous, slot);
    return true;
  }

  // The table.

  private int head(int hash) {
    int[] heads = table;
    return heads[hash & (heads.length - 1)];
  }

  private void setHead(int slot, int hash) {
    int chain = hash & (table.length - 1);
    nextSlots[slot] = table[chain];
    owners[slot] = id;
    table[chain] = slot;
  }

  /** Makes two slots neighbours, or one the head of its chain. */
  private void join(int hash, int previous, int next) {
    if (previous == END) {
      table[hash & (table.length - 1)] = next;
    } else {
      nextSlots[previous] = next;
    }
  }

  private @Nullable E objectOrNull(int slot) {
    return slot == END ? null : object(slot);
  }

  @Override
  protected final int chains() {
    return table.length;
  }

  @Override
  protected final @Nullable E headOf(int chain) {
    return objectOrNull(head(chain));
  }

  @Override
  protected final @Nullable E nextOf(E element) {
    return objectOrNull(nextSlots[slotOf(element)]);
  }

  @Override
  @SuppressWarnings("unchecked") // the element is of the pool, so the map is for such elements
  protected final @Nullable IntrusiveMap<E> mapOf(E element) {
    int slot = slotOf(element);
    return SlotTable.has(objects, element, slot) ? (IntrusiveMap<E>) links.ownerAt(slot) : null;
  }

  @Override
  protected final void unlink(int hash, @Nullable E previous, E element) {
    unlink(hash, previous == null ? END : slotOf(previous), slotOf(element));
  }

  @Override
  protected final void rehash(int length, int[] hashes) {
    int[] larger = new int[length];
    Arrays.fill(larger, END);
    int count = 0;
    for (int head : table) {
      int slot = head;
      while (slot != END) {
        int next = nextSlots[slot];
        int target = hashes[count] & (length - 1);
        nextSlots[slot] = larger[target];
        larger[target] = slot;
        slot = next;
        count++;
      }
    }
    table = larger;
  }

  @Override
  protected final void traverse(Consumer<? super E> action, Position position) {
    for (int chain = 0; chain < table.length; chain++) {
      int slot = table[chain];
      while (slot != END) {
        E element = object(slot);
        position.index = nextSlots[slot];
        if (visits(position, element)) {
          action.accept(element);
        }
        slot = position.index;
      }
    }
  }
}
