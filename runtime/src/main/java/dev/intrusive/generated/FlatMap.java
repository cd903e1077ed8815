package dev.intrusive.generated;

import dev.intrusive.DebugMode;
import dev.intrusive.IntrusiveMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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

  // Iteration.

  /**
   * Returns the element that an iteration visits next in a chain, once something was added or has
   * left. Afterwards the position says whether something was added.
   *
   * @param position where the iteration stands, with what was noted about the chain
   * @param next the element that was to be visited next when the action was called, or null
   * @return the next element, or null if there is none
   */
  @SuppressWarnings("unchecked") // what was noted are elements
  protected final @Nullable E resume(Position position, @Nullable E next) {
    Object left = position.get();
    position.set(additions());
    if (!(left instanceof Chain)) {
      return left == next ? (E) position.following : next;
    }
    boolean isReached = false;
    for (E each : ((Chain<E>) left).elements) {
      isReached |= each == next;
      if (isReached && mapOf(each) == this && visits(position, each)) {
        return each;
      }
    }
    return null;
  }

  /**
   * Visits the rest of the elements, once something was added. The chains may now contain elements
   * to skip; the loop in generated code is faster because it never checks for them.
   *
   * @param action what to do
   * @param position where the iteration stands
   * @param next the element to visit next in its chain, or null
   */
  protected final void visitRest(Consumer<? super E> action, Position position, @Nullable E next) {
    visitChain(action, position, next);
    while (position.index + 1 < chains()) {
      position.index++;
      visitChain(action, position, toVisit(position, head(position.index)));
    }
  }

  private void visitChain(Consumer<? super E> action, Position position, @Nullable E first) {
    E element = first;
    while (element != null) {
      E next = toVisit(position, nextOf(element));
      action.accept(element);
      element = resume(position, next);
    }
  }

  /** Returns the first element from one of a chain on that an iteration visits, or null. */
  private @Nullable E toVisit(Position position, @Nullable E element) {
    E candidate = element;
    while (candidate != null && !visits(position, candidate)) {
      candidate = nextOf(candidate);
    }
    return candidate;
  }

  /** What an iteration was to visit of a chain, when its action removed the second element. */
  private static final class Chain<E> {

    private final List<E> elements = new ArrayList<>();
  }

  /**
   * Counts an element that is about to be removed.
   *
   * @param hash the hash that selects its chain
   * @param element the element
   */
  protected final void beforeRemove(int hash, E element) {
    enterChange();
    leave(hash, element);
    size--;
  }

  /**
   * Counts an element that is about to be removed, and another one that is added in its place.
   *
   * @param hash the hash that selects their chain
   * @param old the element
   * @param fresh the other one
   */
  protected final void beforeReplace(int hash, E old, E fresh) {
    enterChange();
    leave(hash, old);
    noteAdded(fresh);
    insertions++;
  }

  /**
   * Notes that an element leaves a chain, for the iterations that are at it and visit it: of the
   * first element what they visit after it, and if there are more, all that they visit of the
   * chain. It would cost more to store the next element before each call of an action.
   */
  @SuppressWarnings("unchecked") // what was noted are elements
  private void leave(int hash, E element) {
    int chain = hash & (table.length - 1);
    for (Position each = innermost; each != null; each = each.outer) {
      if (each.index == chain && visits(each, element)) {
        Object left = each.get();
        if (left == null || left == additions()) {
          each.set(element);
          each.following = toVisit(each, nextOf(element));
        } else if (!(left instanceof Chain)) {
          each.set(chainWith((E) left, each));
        }
      }
    }
    noteRemoved(element);
  }

  /** Returns what an iteration visits of its chain, with what left before something else. */
  private Chain<E> chainWith(E left, Position position) {
    Chain<E> chain = new Chain<>();
    E element = toVisit(position, head(position.index));
    while (element != null) {
      if (element == position.following) {
        chain.elements.add(left);
      }
      chain.elements.add(element);
      element = toVisit(position, nextOf(element));
    }
    return chain;
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
        int target = hashes[count] & (length - 1);
        chain(element, (E) larger[target]);
        larger[target] = element;
        element = next;
        count++;
      }
    }
    table = larger;
  }
}
