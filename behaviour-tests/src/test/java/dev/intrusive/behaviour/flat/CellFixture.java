package dev.intrusive.behaviour.flat;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.ListFixture;
import org.jspecify.annotations.Nullable;

/** The row of {@link Cell}. */
final class CellFixture implements ListFixture<Cell<Integer>> {

  @Override
  public CellRow<Integer> newList() {
    return new CellRow<>();
  }

  @Override
  public Cell<Integer> newElement(int id) {
    return new Cell<>(id);
  }

  @Override
  public Cell<Integer> copyOf(Cell<Integer> original) {
    return original.copy();
  }

  @Override
  public int idOf(Cell<Integer> element) {
    return element.content;
  }

  @Override
  public String listName() {
    return "row";
  }

  @Override
  public Class<?> linksClass() {
    return CellLinks.class;
  }

  @Override
  public boolean isInList(Cell<Integer> element) {
    return CellLinks.inRow(element);
  }

  @Override
  public @Nullable CellRow<Integer> listOf(Cell<Integer> element) {
    return CellLinks.rowOf(element);
  }

  @Override
  public @Nullable Cell<Integer> nextOf(Cell<Integer> element) {
    return CellLinks.nextInRow(element);
  }

  @Override
  public @Nullable Cell<Integer> previousOf(Cell<Integer> element) {
    return CellLinks.previousInRow(element);
  }

  @Override
  public boolean unlink(Cell<Integer> element) {
    return CellLinks.unlinkFromRow(element);
  }

  @Override
  public int unlinkAll(Cell<Integer> element) {
    return CellLinks.unlinkAll(element);
  }

  @Override
  public boolean isLinked(Cell<Integer> element) {
    return CellLinks.isLinked(element);
  }

  @Override
  public String describe(Cell<Integer> element) {
    return CellLinks.describe(element);
  }

  @Override
  public LinkSurgery<Cell<Integer>> surgery() {
    return new LinkSurgery<Cell<Integer>>() {
      @Override
      public boolean sharesLinksWithCopies() {
        return false;
      }

      @Override
      public void setNext(Cell<Integer> element, @Nullable Cell<Integer> next) {
        element.rowNext = next;
      }

      @Override
      public void setPrevious(Cell<Integer> element, @Nullable Cell<Integer> previous) {
        element.rowPrev = previous;
      }

      @Override
      public void setList(Cell<Integer> element, @Nullable IntrusiveList<Cell<Integer>> list) {
        element.rowOwner = (CellRow<Integer>) list;
      }
    };
  }
}
