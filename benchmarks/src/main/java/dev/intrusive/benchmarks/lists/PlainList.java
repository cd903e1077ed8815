package dev.intrusive.benchmarks.lists;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * What lists that are written by hand share.
 *
 * @param <E> the type of the elements
 */
abstract class PlainList<E> implements Iterable<E> {

  abstract @Nullable E peekFirst();

  abstract @Nullable E pollFirst();

  abstract void addLast(E element);

  abstract boolean contains(@Nullable Object object);

  abstract boolean remove(@Nullable Object object);

  abstract void moveToLast(E element);

  abstract @Nullable E next(E element);

  @Override
  public Iterator<E> iterator() {
    return new Iterator<>() {
      private @Nullable E following = peekFirst();

      @Override
      public boolean hasNext() {
        return following != null;
      }

      @Override
      public E next() {
        E element = following;
        if (element == null) {
          throw new NoSuchElementException();
        }
        following = PlainList.this.next(element);
        return element;
      }
    };
  }
}
