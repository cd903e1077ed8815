package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random changes between the steps of iterators: an iterator returns the right element or reports
 * that it cannot, and it must not report what it promises to follow.
 */
@EveryHost
@Tag("long")
final class IteratorRandomTest<E> {

  private static final int LISTS = 2;
  private static final int ELEMENTS = 10;
  private static final int ITERATIONS_PER_SEED = 500 * Integer.getInteger("tests.factor", 1);
  private static final int ITERATIONS_PER_WORLD = 50;
  private static final int ITERATORS_AT_ONCE = 3;

  private final ListFixture<E> fixture;

  IteratorRandomTest(Host host) {
    fixture = host.newFixture();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void iterator_randomChanges(long seed) {
    for (int world = 0; world < ITERATIONS_PER_SEED / ITERATIONS_PER_WORLD; world++) {
      Lockstep<E> lockstep = new Lockstep<>(fixture, 1000 * seed + world, LISTS, ELEMENTS);
      for (int i = 0; i < ITERATIONS_PER_WORLD; i++) {
        for (int k = lockstep.random.nextInt(10); k > 0; k--) {
          lockstep.stepAny();
        }
        Iteration iteration = new Iteration(lockstep);
        while (iteration.goesOn) {
          iteration.step();
        }
      }
    }
  }

  /** Iterators that start and end at any time beside others, of which each sees all changes. */
  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void iterators_sideBySide_randomChanges(long seed) {
    for (int world = 0; world < ITERATIONS_PER_SEED / ITERATIONS_PER_WORLD; world++) {
      Lockstep<E> lockstep = new Lockstep<>(fixture, 1000 * seed + world, LISTS, ELEMENTS);
      List<Iteration> running = new ArrayList<>();
      for (int started = 0; started < ITERATIONS_PER_WORLD; ) {
        if (running.isEmpty()
            || (running.size() < ITERATORS_AT_ONCE && lockstep.random.nextInt(3) == 0)) {
          running.add(new Iteration(lockstep));
          started++;
        }
        Iteration iteration = running.get(lockstep.random.nextInt(running.size()));
        iteration.step();
        if (!iteration.goesOn) {
          running.remove(iteration);
        }
      }
    }
  }

  private final class Iteration {

    private final Lockstep<E> lockstep;
    private final ReferenceList<E> model;
    private final boolean forwards;
    private final Iterator<E> iterator;
    private final ReferencePass pass;
    private final int arrivals;
    private final boolean onlyRemovals;
    private boolean goesOn = true;

    /** What the iterator returned last. */
    private @Nullable E current;

    /** Whether the iterator may remove what it returned last, if that is still there. */
    private boolean removable;

    /** The departures of the list when the iterator returned an element last. */
    private int departures;

    Iteration(Lockstep<E> lockstep) {
      this.lockstep = lockstep;
      int index = lockstep.randomList();
      model = lockstep.world.lists.get(index);
      IntrusiveList<E> list = lockstep.lists.get(index);
      forwards = lockstep.random.nextBoolean();
      iterator = forwards ? list.iterator() : list.descendingIterator();
      pass = model.startPass(!forwards);
      arrivals = model.arrivals();
      onlyRemovals = lockstep.random.nextInt(4) > 0;
      lockstep.note("iterator of list " + index + (forwards ? "" : ", descending"));
    }

    /** Changes some lists, and perhaps this one by the iterator, and then asks it to go on. */
    void step() {
      for (int k = lockstep.random.nextInt(3); k > 0; k--) {
        if (onlyRemovals) {
          lockstep.stepRemoval();
        } else {
          lockstep.stepAny();
        }
      }
      if (lockstep.random.nextInt(4) == 0) {
        remove();
      }
      goesOn = next();
      if (!goesOn) {
        model.endPass(pass);
        lockstep.compareContents();
      }
    }

    private boolean currentIsHere() {
      return current != null && model.contains(current);
    }

    private boolean joined() {
      return model.arrivals() != arrivals;
    }

    /** Whether the place is one that the iterator need not find. */
    private boolean mayBeLost() {
      boolean currentLeft = current != null && !model.contains(current);
      return joined() || (currentLeft && model.departures() - departures > 1);
    }

    private @Nullable E expected() {
      int position = forwards ? pass.position : pass.position - 1;
      return position < 0 || position >= model.size() ? null : model.get(position);
    }

    private boolean next() {
      E expected = expected();
      boolean hasNext = iterator.hasNext();
      if (!hasNext && expected != null) {
        throw lockstep.failure("the iterator ended before " + expected);
      }
      E element;
      try {
        element = iterator.next();
      } catch (ConcurrentModificationException e) {
        lockstep.note("lost");
        if (!mayBeLost() || !hasNext) {
          throw lockstep.failure("the iterator must find " + expected + ": " + e.getMessage());
        }
        return false;
      } catch (NoSuchElementException e) {
        if (expected != null || hasNext) {
          throw lockstep.failure("the iterator must return " + expected + ": " + e.getMessage());
        }
        return false;
      }
      lockstep.note("next is " + fixture.idOf(element));
      if (joined() || element != expected) {
        throw lockstep.failure("expected " + expected + " but got " + element);
      }
      pass.position += forwards ? 1 : -1;
      current = element;
      removable = true;
      departures = model.departures();
      return true;
    }

    private void remove() {
      lockstep.note("iterator remove");
      Class<?> thrown = null;
      try {
        iterator.remove();
      } catch (ConcurrentModificationException | IllegalStateException e) {
        thrown = e.getClass();
      }
      Class<?> expected = null;
      E element = current;
      if (removable && joined()) {
        expected = ConcurrentModificationException.class;
      } else if (!removable || element == null || !currentIsHere()) {
        expected = IllegalStateException.class;
      } else {
        model.remove(element);
        removable = false;
      }
      if (thrown != expected) {
        throw lockstep.failure("expected " + expected + " but got " + thrown);
      }
      lockstep.checkInvariants();
    }
  }
}
