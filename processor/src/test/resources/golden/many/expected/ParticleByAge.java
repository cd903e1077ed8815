package game;

import dev.intrusive.ElementIterator;
import dev.intrusive.FlatList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Particle} objects, linked through {@link Particle#agePrev}, {@link
 * Particle#ageNext} and {@link Particle#ageOwner}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
final class ParticleByAge extends FlatList<Particle> {
  static {
    GeneratedCode.requireVersion(1);
  }

  private Particle first;

  private Particle last;

  /** Creates an empty list. */
  public ParticleByAge() {}

  /** Returns the list that holds an element, or null. */
  static ParticleByAge holding(Particle element) {
    ParticleByAge list = element.ageOwner;
    return list != null && list.holds(element) ? list : null;
  }

  @Override
  protected String listName() {
    return "byAge";
  }

  @Override
  public Particle peekFirst() {
    return first;
  }

  @Override
  public Particle peekLast() {
    return last;
  }

  @Override
  public Particle pollFirst() {
    Particle element = first;
    if (element != null) {
      Particle after = element.ageNext;
      departing(element, null, after);
      join(null, after);
      element.ageNext = null;
      element.ageOwner = null;
    }
    return element;
  }

  @Override
  public Particle pollLast() {
    Particle element = last;
    if (element != null) {
      Particle before = element.agePrev;
      departing(element, before, null);
      join(before, null);
      element.agePrev = null;
      element.ageOwner = null;
    }
    return element;
  }

  @Override
  public boolean add(Particle element) {
    claim(element);
    append(element);
    return true;
  }

  @Override
  public void addFirst(Particle element) {
    claim(element);
    prepend(element);
  }

  @Override
  public void addLast(Particle element) {
    claim(element);
    append(element);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    return holds(element);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Particle)) {
      return false;
    }
    Particle element = (Particle) object;
    if (!holds(element)) {
      return false;
    }
    detach(element);
    return true;
  }

  @Override
  public Particle next(Particle element) {
    requireHeld(element);
    return element.ageNext;
  }

  @Override
  public Particle previous(Particle element) {
    requireHeld(element);
    return element.agePrev;
  }

  @Override
  public void insertBefore(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putBefore(anchor, element);
  }

  @Override
  public void insertAfter(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    claim(element);
    putAfter(anchor, element);
  }

  @Override
  public Particle erase(Particle element) {
    requireHeld(element);
    Particle next = element.ageNext;
    detach(element);
    return next;
  }

  @Override
  public void moveToFirst(Particle element) {
    if (!holds(element)) {
      seize(element);
      prepend(element);
      return;
    }
    Particle before = element.agePrev;
    Particle after = element.ageNext;
    moving(element, before, after);
    if (before != null) {
      Particle start = present(first);
      join(before, after);
      element.ageNext = start;
      element.agePrev = null;
      start.agePrev = element;
      first = element;
    }
  }

  @Override
  public void moveToLast(Particle element) {
    if (!holds(element)) {
      seize(element);
      append(element);
      return;
    }
    Particle before = element.agePrev;
    Particle after = element.ageNext;
    moving(element, before, after);
    if (after != null) {
      Particle end = present(last);
      join(before, after);
      element.agePrev = end;
      element.ageNext = null;
      end.ageNext = element;
      last = element;
    }
  }

  @Override
  public void moveBefore(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putBefore(anchor, element);
    }
  }

  @Override
  public void moveAfter(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireHeld(anchor);
    if (anchor != element) {
      seize(element);
      putAfter(anchor, element);
    }
  }

  @Override
  public void forEach(Consumer<? super Particle> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Particle element = first;
      while (element != null) {
        action.accept(element);
        if (departures() == mark) {
          element = element.ageNext;
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
  public Iterator<Particle> iterator() {
    return new Elements();
  }

  @Override
  public void clear() {
    allDeparting();
    Particle element = first;
    first = null;
    last = null;
    while (element != null) {
      Particle next = element.ageNext;
      element.agePrev = null;
      element.ageNext = null;
      element.ageOwner = null;
      element = next;
    }
  }

  @Override
  protected ParticleByAge holderOf(Particle element) {
    return holding(element);
  }

  @Override
  protected Particle after(Particle element) {
    return element.ageNext;
  }

  @Override
  protected Particle before(Particle element) {
    return element.agePrev;
  }

  @Override
  protected void detach(Particle element) {
    Particle before = element.agePrev;
    Particle after = element.ageNext;
    departing(element, before, after);
    if (before != null && after != null) {
      after.agePrev = before;
      before.ageNext = after;
    } else {
      join(before, after);
    }
    element.agePrev = null;
    element.ageNext = null;
    element.ageOwner = null;
  }

  @Override
  protected void join(Particle before, Particle after) {
    if (before == null) {
      first = after;
    } else {
      before.ageNext = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.agePrev = before;
    }
  }

  @Override
  protected void adopt(Particle element) {
    element.ageOwner = this;
  }

  private void prepend(Particle element) {
    Particle after = first;
    first = element;
    element.ageNext = after;
    if (after == null) {
      last = element;
    } else {
      after.agePrev = element;
    }
    arrived();
  }

  private void append(Particle element) {
    Particle before = last;
    last = element;
    element.agePrev = before;
    if (before == null) {
      first = element;
    } else {
      before.ageNext = element;
    }
    arrived();
  }

  private void putBefore(Particle anchor, Particle element) {
    join(anchor.agePrev, element);
    join(element, anchor);
    arrived();
  }

  private void putAfter(Particle anchor, Particle element) {
    join(element, anchor.ageNext);
    join(anchor, element);
    arrived();
  }

  private void claim(Particle element) {
    // A shallow copy whose list field was reset has the neighbours of its original.
    boolean hasNeighbour = element.agePrev != null || element.ageNext != null;
    if (element.ageOwner != null || hasNeighbour) {
      throw cannotLink(element);
    }
    element.ageOwner = this;
  }

  private void seize(Particle element) {
    ParticleByAge holder = element.ageOwner;
    if (holder == null) {
      claim(element);
      return;
    }
    if (!holder.holds(element)) {
      throw cannotLink(element);
    }
    holder.detach(element);
    element.ageOwner = this;
  }

  private void requireHeld(Particle anchor) {
    if (!holds(anchor)) {
      throw notHere(anchor);
    }
  }

  private boolean holds(Particle element) {
    if (element.ageOwner != this) {
      return false;
    }
    // A shallow copy has the same fields, but its neighbour refers to the original.
    Particle before = element.agePrev;
    return (before == null ? first : before.ageNext) == element;
  }

  private final class Elements extends ElementIterator<Particle> {
    Elements() {
      super(ParticleByAge.this);
    }

    @Override
    protected Object following(Object element) {
      return ((Particle) element).ageNext;
    }

    @Override
    protected boolean isHere(Object element) {
      return ((Particle) element).ageOwner == ParticleByAge.this;
    }
  }
}
