package game;

import dev.intrusive.generated.ArrayBackedList;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Position;
import java.util.Objects;
import java.util.function.Consumer;
import javax.annotation.processing.Generated;

/**
 * A list of {@link Particle} objects, linked through {@link Particle#aliveIndex} and {@link
 * Particle#alive}. {@code addLast}, {@code remove} and {@code moveToLast} are O(1). One thread at a
 * time may use it; see the <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
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
    return list != null && list.find(element) >= 0 ? list : null;
  }

  /** Returns the slot of an element; -1 if it is not here, as a shallow copy of one that is. */
  private int find(Particle element) {
    return element.alive == this ? find(element, element.aliveIndex) : -1;
  }

  /** Returns the element after another in the list that it is in. */
  static Particle following(Particle element) {
    return requireHeld(holding(element), element, "alive").nextOf(element);
  }

  /** Returns the element before another in the list that it is in. */
  static Particle preceding(Particle element) {
    return requireHeld(holding(element), element, "alive").previousOf(element);
  }

  @Override
  protected String linkName() {
    return "alive";
  }

  @Override
  public Particle pollFirst() {
    Particle element = peekFirst();
    if (element != null) {
      vacateFirst();
      element.aliveIndex = 0;
      element.alive = null;
    }
    return element;
  }

  @Override
  public Particle pollLast() {
    Particle element = peekLast();
    if (element != null) {
      vacateLast();
      element.aliveIndex = 0;
      element.alive = null;
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
    element.aliveIndex = prepend(element);
    element.alive = this;
  }

  @Override
  public void addLast(Particle element) {
    requireFree(element);
    element.aliveIndex = append(element);
    element.alive = this;
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Particle && find((Particle) object) >= 0;
  }

  @Override
  public boolean remove(Object object) {
    if (object instanceof Particle) {
      Particle element = (Particle) object;
      int slot = find(element);
      if (slot >= 0) {
        unlink(element, slot);
        return true;
      }
    }
    return false;
  }

  @Override
  public Particle next(Particle element) {
    return after(require(requireElement(element)));
  }

  @Override
  public Particle previous(Particle element) {
    return before(require(requireElement(element)));
  }

  /** Returns the slot of an element, which must be in this list. */
  private int require(Particle element) {
    int slot = find(element);
    if (slot < 0) {
      throw notHere(element);
    }
    return slot;
  }

  @Override
  public void moveToFirst(Particle element) {
    int slot = find(element);
    if (slot < 0) {
      move(element, peekFirst());
    } else if (!isFirst(slot)) {
      vacate(slot);
      element.aliveIndex = prepend(element);
    }
  }

  @Override
  public void moveToLast(Particle element) {
    int slot = find(element);
    if (slot < 0) {
      move(element, null);
    } else if (!isLast(slot)) {
      vacate(slot);
      element.aliveIndex = append(element);
    }
  }

  @Override
  public void moveBefore(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    require(anchor);
    move(element, anchor);
  }

  @Override
  public void moveAfter(Particle anchor, Particle element) {
    Objects.requireNonNull(element);
    int slot = require(anchor);
    if (anchor != element) {
      move(element, after(slot));
    }
  }

  /** Moves an element from any list, or from none, before another or to the end. */
  private void move(Particle element, Particle next) {
    int slot = find(element);
    if (slot >= 0 && (next == element || next == after(slot))) {
      return; // it is there
    }
    enterChange();
    ParticleAlive list = holding(element);
    if (list != null) {
      list.unlink(element);
    }
    link(element, next);
  }

  @Override
  protected ParticleAlive listOf(Particle element) {
    return holding(element);
  }

  @Override
  protected int indexOf(Particle element) {
    return element.aliveIndex;
  }

  @Override
  protected void link(Particle element, Particle next) {
    if (next == null) {
      addLast(element);
    } else if (next == peekFirst()) {
      addFirst(element);
    } else {
      requireFree(element);
      insert(element, next);
    }
  }

  @Override
  protected void unlink(Particle element) {
    unlink(element, find(element));
  }

  /** Unlinks the element in a slot. */
  private void unlink(Particle element, int slot) {
    vacate(slot);
    element.aliveIndex = 0;
    element.alive = null;
  }

  @Override
  protected int compact(Object[] slots, int start, int end, int index) {
    int target = start;
    for (int slot = start; slot < end; slot++) {
      Particle element = (Particle) slots[slot];
      if (element != null) {
        if (slot != target) {
          slots[slot] = null;
          slots[target] = element;
        }
        element.aliveIndex = index + target - start;
        if (element.alive != this) {
          element.alive = this;
        }
        target++;
      }
    }
    return target;
  }

  @Override
  protected void release(Object[] slots, int start, int end) {
    for (int slot = start; slot < end; slot++) {
      Particle element = (Particle) slots[slot];
      if (element != null) {
        slots[slot] = null;
        element.aliveIndex = 0;
        element.alive = null;
      }
    }
  }

  @Override
  protected void requireFree(Particle element) {
    // A shallow copy whose list field was reset has the index of its original.
    if (element.alive != null || element.aliveIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  protected void traverse(Position position, Object[] slots, int start, int end,
      Consumer<? super Particle> action) {
    for (int slot = start; slot < end; slot++) {
      Particle element = (Particle) slots[slot];
      if (element != null) {
        position.setAfter(slot);
        action.accept(element);
        if (isMoved(position, slot, slots)) {
          return;
        }
      }
    }
  }
}
