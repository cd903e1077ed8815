package scene;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link SceneNode} objects, linked through {@link SceneNode#prevSibling}, {@link
 * SceneNode#nextSibling} and {@link SceneNode#parentList}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class SceneNodeSiblings extends FlatList<SceneNode> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private SceneNode first;

  private SceneNode last;

  /** Creates an empty list. */
  public SceneNodeSiblings() {}

  /** Returns the list that holds an element, or null. */
  static SceneNodeSiblings holding(SceneNode element) {
    SceneNodeSiblings list = element.parentList;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "siblings";
  }

  @Override
  public SceneNode peekFirst() {
    return first;
  }

  @Override
  public SceneNode peekLast() {
    return last;
  }

  @Override
  public SceneNode pollFirst() {
    SceneNode element = first;
    if (element != null) {
      SceneNode after = element.nextSibling;
      departing(element, null, after);
      join(null, after);
      element.nextSibling = null;
      element.parentList = null;
    }
    return element;
  }

  @Override
  public SceneNode pollLast() {
    SceneNode element = last;
    if (element != null) {
      SceneNode before = element.prevSibling;
      departing(element, before, null);
      join(before, null);
      element.prevSibling = null;
      element.parentList = null;
    }
    return element;
  }

  @Override
  public boolean add(SceneNode element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(SceneNode element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(SceneNode element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof SceneNode)) {
      return false;
    }
    SceneNode element = (SceneNode) object;
    return holds(element);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof SceneNode)) {
      return false;
    }
    SceneNode element = (SceneNode) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public SceneNode next(SceneNode element) {
    requireHeld(element);
    return element.nextSibling;
  }

  @Override
  public SceneNode previous(SceneNode element) {
    requireHeld(element);
    return element.prevSibling;
  }

  @Override
  public void insertBefore(SceneNode anchor, SceneNode element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(SceneNode anchor, SceneNode element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public SceneNode erase(SceneNode element) {
    requireHeld(element);
    SceneNode next = element.nextSibling;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(SceneNode element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    SceneNode before = element.prevSibling;
    SceneNode after = element.nextSibling;
    moving(element, before, after);
    if (before != null) {
      SceneNode start = present(first);
      join(before, after);
      element.nextSibling = start;
      element.prevSibling = null;
      start.prevSibling = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(SceneNode element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    SceneNode before = element.prevSibling;
    SceneNode after = element.nextSibling;
    moving(element, before, after);
    if (after != null) {
      SceneNode end = present(last);
      join(before, after);
      element.prevSibling = end;
      element.nextSibling = null;
      end.nextSibling = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(SceneNode anchor, SceneNode element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(SceneNode anchor, SceneNode element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super SceneNode> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      SceneNode element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.nextSibling;
        } else {
          element = resume(element, mark);
          mark = departures();
        }
      }
    } finally {
      endPass();
    }
  }

  @Override
  public Iterator<SceneNode> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    SceneNode element = first;
    first = null;
    last = null;
    while (element != null) {
      SceneNode next = element.nextSibling;
      element.prevSibling = null;
      element.nextSibling = null;
      element.parentList = null;
      element = next;
    }
  }

  @Override
  protected SceneNodeSiblings holderOf(SceneNode element) {
    return holding(element);
  }

  @Override
  protected SceneNode after(SceneNode element) {
    return element.nextSibling;
  }

  @Override
  protected SceneNode before(SceneNode element) {
    return element.prevSibling;
  }

  @Override
  protected void detach(SceneNode element) {
    SceneNode before = element.prevSibling;
    SceneNode after = element.nextSibling;
    departing(element, before, after);
    if (before != null && after != null) {
      after.prevSibling = before;
      before.nextSibling = after;
    } else {
      join(before, after);
    }
    element.prevSibling = null;
    element.nextSibling = null;
    element.parentList = null;
  }

  @Override
  protected void join(SceneNode before, SceneNode after) {
    if (before == null) {
      first = after;
    } else {
      before.nextSibling = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.prevSibling = before;
    }
  }

  @Override
  protected void adopt(SceneNode element) {
    element.parentList = this;
  }

  private void prepend(SceneNode element) {
    SceneNode after = first;
    first = element;
    element.nextSibling = after;
    if (after == null) {
      last = element;
    } else {
      after.prevSibling = element;
    }
    arrived();
  }

  private void append(SceneNode element) {
    SceneNode before = last;
    last = element;
    element.prevSibling = before;
    if (before == null) {
      first = element;
    } else {
      before.nextSibling = element;
    }
    arrived();
  }

  private void putBefore(SceneNode anchor, SceneNode element) {
    join(anchor.prevSibling, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(SceneNode anchor, SceneNode element) {
    join(element, anchor.nextSibling);
    join(anchor, element);
    arrived();
  }

  private void claim(SceneNode element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.prevSibling != null || element.nextSibling != null;
    if (element.parentList != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.parentList = this;
  }

  private void seize(SceneNode element) {
    SceneNodeSiblings holder = element.parentList;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.parentList = this;
  }

  private void requireHeld(SceneNode anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(SceneNode element) {
    if (element.parentList != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    SceneNode before = element.prevSibling;
    return (before == null ? first : before.nextSibling) == element;
  }

  private final class Elements extends ElementIterator<SceneNode> {
    Elements() {
      super(SceneNodeSiblings.this);
    }

    @Override
    protected Object following(Object element) {
      return ((SceneNode) element).nextSibling;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((SceneNode) element).parentList == SceneNodeSiblings.this;
    }
  }
}
