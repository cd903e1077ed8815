package dev.intrusive.behaviour;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The specification of several lists that share elements.
 *
 * @param <E> the type of the elements
 */
final class ReferenceWorld<E> {

  final List<ReferenceList<E>> lists = new ArrayList<>();
  private final List<E> copies = new ArrayList<>();
  private final Class<? extends Exception> refusalOfCopies;

  ReferenceWorld(int listCount, Class<? extends Exception> refusalOfCopies) {
    this.refusalOfCopies = refusalOfCopies;
    for (int i = 0; i < listCount; i++) {
      lists.add(new ReferenceList<>(this, i));
    }
  }

  @Nullable ReferenceList<E> listOf(E element) {
    for (ReferenceList<E> list : lists) {
      if (list.contains(element)) {
        return list;
      }
    }
    return null;
  }

  boolean unlink(E element) {
    ReferenceList<E> holder = listOf(element);
    return holder != null && holder.remove(element);
  }

  boolean isCopy(E element) {
    for (E copy : copies) {
      if (copy == element) {
        return true;
      }
    }
    return false;
  }

  void requireNoCopy(E element) {
    if (isCopy(element)) {
      throw new Refusal(refusalOfCopies);
    }
  }

  void addCopy(E copy) {
    copies.add(copy);
  }
}
