package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random changes inside passes, nested ones included, compared with the specification. */
@EveryHost
@Tag("long")
final class ForEachRandomTest<E> {

  private static final int LISTS = 2;
  private static final int ELEMENTS = 8;
  private static final int PASSES_PER_SEED = 50_000;
  private static final int PASSES_PER_WORLD = 100;
  private static final int DEEPEST = 4;
  private static final int MOST_VISITS = 60;

  private final ListFixture<E> fixture;

  ForEachRandomTest(Host host) {
    fixture = host.newFixture();
  }

  /** Ends a pass early, as an exception of the user's would. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stop() {
      super(null, null, false, false);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void forEach_randomChanges(long seed) {
    int passes = 0;
    for (int world = 0; passes < PASSES_PER_SEED; world++) {
      Run run = new Run(new Lockstep<>(fixture, 1000 * seed + world, LISTS, ELEMENTS));
      while (run.passes < PASSES_PER_WORLD) {
        run.runOutermost();
      }
      passes += run.passes;
    }
  }

  private final class Run {

    private final Lockstep<E> lockstep;
    private int passes;
    private int visits;
    private int depth;

    Run(Lockstep<E> lockstep) {
      this.lockstep = lockstep;
    }

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
      lockstep.note("visit " + fixture.idOf(element));
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
      for (int i = lockstep.random.nextInt(4); i > 0; i--) {
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
}
