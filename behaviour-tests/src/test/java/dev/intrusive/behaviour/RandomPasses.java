package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/**
 * Passes with random changes in their callbacks, nested passes included, compared with the
 * specification.
 *
 * @param <E> the type of the elements
 */
final class RandomPasses<E> {

  private static final int DEEPEST = 4;
  private static final int MOST_VISITS = 60;

  /** Ends a pass early, as an exception of the user's would. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stop() {
      super(null, null, false, false);
    }
  }

  private final Lockstep<E> lockstep;

  /** How many changes a callback makes at most, not counting those of passes that it starts. */
  private final int mostChanges;

  private int passes;
  private int visits;
  private int depth;

  RandomPasses(Lockstep<E> lockstep, int mostChanges) {
    this.lockstep = lockstep;
    this.mostChanges = mostChanges;
  }

  /** How many passes there were, inner ones included. */
  int passes() {
    return passes;
  }

  /** Runs a pass that is in no other. */
  void runOutermost() {
    for (int i = lockstep.random.nextInt(6); i > 0; i--) {
      lockstep.stepAny();
    }
    visits = 0;
    pass(lockstep.randomList());
    lockstep.compareContents();
  }

  private void pass(int index) {
    passes++;
    depth++;
    ReferenceList<E> model = lockstep.world.lists.get(index);
    boolean isDescending = lockstep.random.nextInt(3) == 0;
    ReferencePass pass = model.startPass(isDescending);
    IntrusiveList<E> list = lockstep.lists.get(index);
    lockstep.note((isDescending ? "descending " : "") + "pass over list " + index + " {");
    try {
      Iterable<E> walked = isDescending ? list.reversed() : list;
      walked.forEach(element -> visit(model, pass, element));
      if (!pass.isLost && pass.position != (isDescending ? 0 : model.size())) {
        throw lockstep.failure("the pass ended at " + pass.position + " of " + model.size());
      }
    } catch (Stop stop) {
      lockstep.note("stopped");
    } finally {
      model.endPass(pass);
      depth--;
    }
    lockstep.note("}");
  }

  private void visit(ReferenceList<E> model, ReferencePass pass, E element) {
    lockstep.note("visit " + lockstep.fixture.idOf(element));
    int position = pass.isDescending ? pass.position - 1 : pass.position;
    if (pass.isLost) {
      position = model.indexOf(element);
      pass.isLost = false;
    }
    boolean isInside = position >= 0 && position < model.size();
    @Nullable E expected = isInside ? model.get(position) : null;
    if (element != expected) {
      throw lockstep.failure("expected a visit of " + expected + ", not of " + element);
    }
    pass.position = pass.isDescending ? position : position + 1;
    visits++;
    change();
    lockstep.compareContents();
    // Passes that move elements ahead may not end by themselves.
    if (visits > MOST_VISITS || lockstep.random.nextInt(40) == 0) {
      throw new Stop();
    }
  }

  private void change() {
    for (int i = lockstep.random.nextInt(mostChanges + 1); i > 0; i--) {
      if (depth < DEEPEST && lockstep.random.nextInt(8) == 0) {
        pass(lockstep.randomList());
      } else if (lockstep.random.nextInt(3) == 0) {
        lockstep.stepRemoval();
      } else {
        lockstep.stepAny();
      }
    }
  }
}
