package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import dev.intrusive.generated.IndexedList;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One kind of list under test: how to make lists and elements, and what is generated for them.
 *
 * @param <E> the type of the elements
 */
public final class ListFixture<E> {

  private final Elements<E> elements;
  private final Lists<E> lists;
  private final ListAccessors<E> accessors;
  private final HostAccessors<E> hostAccessors;
  private final LinkSurgery<E> surgery;

  /** Puts together the parts of a kind of list. */
  public ListFixture(
      Elements<E> elements,
      Lists<E> lists,
      ListAccessors<E> accessors,
      HostAccessors<E> hostAccessors,
      LinkSurgery<E> surgery) {
    this.elements = elements;
    this.lists = lists;
    this.accessors = accessors;
    this.hostAccessors = hostAccessors;
    this.surgery = surgery;
  }

  /**
   * The lists of a kind.
   *
   * @param name the list name in the annotation
   * @param empty makes a new, empty list
   * @param ofOtherLink makes a new, empty list of another link of the same elements, or is null
   * @param <E> the type of the elements
   */
  public record Lists<E>(
      String name,
      Supplier<? extends IntrusiveList<E>> empty,
      @Nullable Supplier<? extends IntrusiveList<E>> ofOtherLink) {

    /** Lists of elements that have one link. */
    public Lists(String name, Supplier<? extends IntrusiveList<E>> empty) {
      this(name, empty, null);
    }
  }

  /** Whether the classes of lists and accessors are generated. */
  public boolean isGenerated() {
    return hostAccessors.linksClass() != null;
  }

  /** Whether the constructor of the list and its accessors take a pool first. */
  public boolean isIndexed() {
    return accessors.takePool();
  }

  /** Whether the accessors for all lists of the host take a pool first. */
  public boolean hasIndexedLists() {
    return hostAccessors.takePool();
  }

  /** Whether a pool keeps all elements alive. */
  public boolean isPooled() {
    return elements.arePooled();
  }

  /** A new, empty list. */
  public IntrusiveList<E> newList() {
    return lists.empty().get();
  }

  /** A new, empty list of another link of the same element type, or null if there is none. */
  public @Nullable IntrusiveList<E> newListOfOtherLink() {
    Supplier<? extends IntrusiveList<E>> supplier = lists.ofOtherLink();
    return supplier == null ? null : supplier.get();
  }

  /** The list name in the annotation. */
  public String linkName() {
    return lists.name();
  }

  /** A new element that is in no list. */
  public E newElement(int id) {
    return elements.create(id);
  }

  /**
   * Takes back all elements made so far: they are in no list and are not used any more. Where they
   * come from a pool, it has room again.
   */
  public void recycle() {
    elements.recycle();
  }

  /** What a list throws that is to link a copy; to a pool, a copy is an object of another pool. */
  public Class<? extends RuntimeException> refusalOfCopies() {
    return newList() instanceof IndexedList
        ? IllegalArgumentException.class
        : IllegalStateException.class;
  }

  /** A copy as {@code clone()} makes it, which has the field values of its original. */
  public E copyOf(E original) {
    return elements.copyOf(original);
  }

  /** The id that the element was made with. */
  public int idOf(E element) {
    return elements.idOf(element);
  }

  /** How to damage the links. */
  public LinkSurgery<E> surgery() {
    return surgery;
  }

  /** The class of generated accessors. */
  public Class<?> linksClass() {
    Class<?> linksClass = hostAccessors.linksClass();
    if (linksClass == null) {
      throw new IllegalStateException("nothing is generated for " + linkName());
    }
    return linksClass;
  }

  /** The generated {@code inX}. */
  public boolean isInList(E element) {
    return accessors.isInList().test(element);
  }

  /** The generated {@code xOf}. */
  public @Nullable IntrusiveList<E> listOf(E element) {
    return accessors.listOf().find(element);
  }

  /** The generated {@code nextInX}. */
  public @Nullable E nextOf(E element) {
    return accessors.nextOf().find(element);
  }

  /** The generated {@code previousInX}. */
  public @Nullable E previousOf(E element) {
    return accessors.previousOf().find(element);
  }

  /** The generated {@code unlinkFromX}. */
  public boolean unlink(E element) {
    return accessors.unlink().test(element);
  }

  /** The generated {@code unlinkAll}. */
  public int unlinkAll(E element) {
    return hostAccessors.unlinkAll().applyAsInt(element);
  }

  /** The generated {@code isLinked}. */
  public boolean isLinked(E element) {
    return hostAccessors.isLinked().test(element);
  }

  /** The generated {@code describe}. */
  public String describe(E element) {
    return hostAccessors.describe().apply(element);
  }
}
