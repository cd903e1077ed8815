package game;

import dev.intrusive.ArrayBackedList;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Particle} objects, linked through {@link Particle#aliveIndex} and {@link
 * Particle#alive}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class ParticleAlive extends ArrayBackedList<Particle> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list. */
  public ParticleAlive() {}

  /**
   * Creates an empty list.
   *
   * @param expectedSize for how many elements there is room before the array grows
   * @throws IllegalArgumentException if the expected size is negative
   */
  public ParticleAlive(int expectedSize) {
    super(expectedSize);
  }

  /** Returns the list that holds an element, or null. */
  static ParticleAlive holding(Particle element) {
    ParticleAlive list = element.alive;
    return list != null && list.holds(element) ? list : null;
  }

  /** Returns whether an element is in this list; a shallow copy has the same fields and is not. */
  private boolean holds(Particle element) {
    return element.alive == this && isAt(element, element.aliveIndex - 1);
  }

  @Override
  protected String linkName() {
    return "alive";
  }

  @Override
  public Particle peekFirst() {
    return (Particle) first();
  }

  @Override
  public Particle peekLast() {
    return (Particle) last();
  }

  @Override
  public Particle pollFirst() {
    Particle element = peekFirst();
    if (element != null) {
      unlink(element, firstSlot());
    }
    return element;
  }

  @Override
  public Particle pollLast() {
    Particle element = peekLast();
    if (element != null) {
      unlink(element, lastSlot());
    }
    return element;
  }

  @Override
  public boolean add(Particle element) {
    addLast(element);
    return true;
  }

  @Override
  public void addFirst(Particle element) {
    requireFree(element);
    joining(element);
    element.aliveIndex = occupyFirst(element) + 1;
    element.alive = this;
  }

  @Override
  public void addLast(Particle element) {
    requireFree(element);
    joining(element);
    element.aliveIndex = occupyLast(element) + 1;
    element.alive = this;
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Particle && holds((Particle) object);
  }

  @Override
  public boolean remove(Object object) {
    if (object instanceof Particle && holds((Particle) object)) {
      unlink((Particle) object);
      return true;
    }
    return false;
  }

  @Override
  public Particle next(Particle element) {
    requireContained(element);
    return nextOf(element);
  }

  @Override
  public Particle previous(Particle element) {
    requireContained(element);
    return previousOf(element);
  }

  @Override
  public void insertBefore(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(element, anchor);
  }

  @Override
  public void insertAfter(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    link(element, nextOf(anchor));
  }

  @Override
  public Particle erase(Particle element) {
    requireContained(element);
    Particle next = nextOf(element);
    unlink(element);
    return next;
  }

  @Override
  public void moveToFirst(Particle element) {
    if (holds(element)) {
      relinkFirst(element);
    } else {
      move(element, peekFirst());
    }
  }

  @Override
  public void moveToLast(Particle element) {
    if (holds(element)) {
      relinkLast(element);
    } else {
      move(element, null);
    }
  }

  @Override
  public void moveBefore(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(element, anchor);
    }
  }

  @Override
  public void moveAfter(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    requireContained(anchor);
    if (anchor != element) {
      move(element, nextOf(anchor));
    }
  }

  @Override
  public void clear() {
    Object[] slots = slots();
    int rest = size();
    int slot = clearingSlots();
    while (rest > 0) {
      Particle element = (Particle) slots[slot];
      if (element != null) {
        slots[slot] = null;
        element.aliveIndex = 0;
        element.alive = null;
        rest--;
      }
      slot = slot + 1 == slots.length ? 0 : slot + 1;
    }
  }

  @Override
  protected void traverse(Consumer<? super Particle> action) {
    int slot = isEmpty() ? -1 : firstSlot();
    while (slot >= 0) {
      slot = traverseFrom(slot, action);
    }
  }

  /**
   * Visits elements from a slot on, up to the end of the array or a change that was recorded, and
   * returns the slot to go on with, or -1.
   */
  private int traverseFrom(int first, Consumer<? super Particle> action) {
    int mark = mark();
    boolean followsSlots = followsSlots();
    Object[] slots = slotsToTraverse();
    int last = lastSlot();
    boolean goesOnAtStart = first > last;
    int end = goesOnAtStart ? slots.length : last + 1;
    for (int slot = first; slot < end; slot++) {
      Particle element = (Particle) slots[slot];
      if (element != null) {
        if (followsSlots) {
          visiting(slot);
        }
        action.accept(element);
        if (mark() != mark) {
          return slotToResume(element, slot, followsSlots, mark);
        }
      }
    }
    return goesOnAtStart ? slotAtStart(first) : -1;
  }

  @Override
  protected ParticleAlive listOf(Particle element) {
    return holding(element);
  }

  @Override
  protected Particle nextOf(Particle element) {
    return (Particle) elementAfter(element.aliveIndex - 1);
  }

  @Override
  protected Particle previousOf(Particle element) {
    return (Particle) elementBefore(element.aliveIndex - 1);
  }

  @Override
  protected int slotOf(Particle element) {
    return element.aliveIndex - 1;
  }

  @Override
  protected void link(Particle element, Particle next) {
    if (next == null) {
      addLast(element);
    } else if (next == first()) {
      addFirst(element);
    } else {
      requireFree(element);
      int slot = joiningBefore(element, next.aliveIndex - 1);
      occupyHole(element, slot);
      element.aliveIndex = slot + 1;
      element.alive = this;
    }
  }

  @Override
  protected void unlink(Particle element) {
    unlink(element, element.aliveIndex - 1);
  }

  /** Unlinks an element, whose slot need not be read from it. */
  private void unlink(Particle element, int slot) {
    leaving(element, slot);
    detach(element, slot);
    closeHolesIfMany();
  }

  /** Takes an element, whose leaving was recorded, out of its slot. */
  private void detach(Particle element, int slot) {
    vacate(slot);
    element.aliveIndex = 0;
    element.alive = null;
  }

  /** Moves an element of this list to the start. */
  private void relinkFirst(Particle element) {
    moving(element, element.aliveIndex - 1);
    prepareEnd(element.aliveIndex - 1);
    element.aliveIndex = relinkFirst(element.aliveIndex - 1) + 1;
    closeHolesIfMany();
  }

  /** Moves an element of this list to the end. */
  private void relinkLast(Particle element) {
    moving(element, element.aliveIndex - 1);
    prepareEnd(element.aliveIndex - 1);
    element.aliveIndex = relinkLast(element.aliveIndex - 1) + 1;
    closeHolesIfMany();
  }

  /** Moves an element of this list before another, or itself, which is not the first. */
  private void relinkBefore(Particle element, Particle next) {
    moving(element, element.aliveIndex - 1);
    int slot = openToMove(element, element.aliveIndex - 1, next.aliveIndex - 1);
    relinkHole(element, element.aliveIndex - 1, slot);
    element.aliveIndex = slot + 1;
    closeHolesIfMany();
  }

  /** Moves an element from any list, or from none, before another or to the end. */
  private void move(Particle element, Particle next) {
    ParticleAlive list = holding(element);
    if (list == null) {
      link(element, next);
    } else if (list != this) {
      list.leaving(element, element.aliveIndex - 1);
      int slot = -1;
      if (next == null || next == first()) {
        joining(element);
      } else {
        slot = joiningBefore(element, next.aliveIndex - 1);
      }
      list.detach(element, element.aliveIndex - 1);
      if (slot >= 0) {
        occupyHole(element, slot);
      } else {
        slot = next == null ? occupyLast(element) : occupyFirst(element);
      }
      element.aliveIndex = slot + 1;
      element.alive = this;
      list.closeHolesIfMany();
    } else if (next == null) {
      relinkLast(element);
    } else if (next == first()) {
      relinkFirst(element);
    } else {
      relinkBefore(element, next);
    }
  }

  @Override
  protected void moveSlots(Object[] from, int start, int count, Object[] to, int target, int step) {
    int source = start;
    int slot = target;
    for (int rest = count; rest > 0; ) {
      Particle element = (Particle) from[source];
      if (element != null) {
        if (source != slot || from != to) {
          from[source] = null;
          to[slot] = element;
        }
        element.aliveIndex = slot + 1;
        if (element.alive != this) {
          element.alive = this;
        }
        slot += step;
        slot = slot == to.length ? 0 : slot < 0 ? to.length - 1 : slot;
        rest--;
      }
      source += step;
      source = source == from.length ? 0 : source < 0 ? from.length - 1 : source;
    }
  }

  @Override
  protected void exchangeSlots(Particle a, ArrayBackedList<Particle> source, Particle b) {
    ParticleAlive list = (ParticleAlive) source;
    Object[] slots = slots();
    Object[] others = list.slots();
    int index = a.aliveIndex;
    slots[index - 1] = b;
    others[b.aliveIndex - 1] = a;
    a.aliveIndex = b.aliveIndex;
    a.alive = list;
    b.aliveIndex = index;
    b.alive = this;
  }

  @Override
  protected void substitute(Particle old, Particle fresh) {
    slots()[old.aliveIndex - 1] = fresh;
    fresh.aliveIndex = old.aliveIndex;
    fresh.alive = this;
    old.aliveIndex = 0;
    old.alive = null;
  }

  @Override
  protected void requireFree(Particle element) {
    // A shallow copy whose list field was reset has the index of its original.
    if (element.alive != null || element.aliveIndex != 0) {
      throw cannotLink(element);
    }
  }

  /** Requires that an element is in this list. */
  private void requireContained(Particle element) {
    if (!holds(element)) {
      throw notHere(element);
    }
  }
}
