package dev.intrusive.behaviour.flat;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A generic host of the flat layout. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Cell<T> implements Cloneable {

  final T content;

  @IntrusiveLink("row")
  @Nullable Cell<T> rowPrev;

  @IntrusiveLink("row")
  @Nullable Cell<T> rowNext;

  @IntrusiveLink("row")
  @Nullable CellRow<T> rowOwner;

  Cell(T content) {
    this.content = content;
  }

  @SuppressWarnings("unchecked") // a clone has the type of its original
  Cell<T> copy() {
    try {
      return (Cell<T>) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "cell " + content;
  }
}
