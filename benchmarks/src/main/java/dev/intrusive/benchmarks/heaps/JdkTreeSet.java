package dev.intrusive.benchmarks.heaps;

import java.util.Comparator;
import java.util.Objects;
import java.util.TreeSet;

/** The red-black tree of the JDK, which takes no equals: numbers tell them apart. */
public class JdkTreeSet extends Deadlines<JdkTreeSet.Numbered> {

  static final Comparator<Numbered> ORDER =
      (a, b) -> {
        int order = Timer.compare(a, b);
        return order != 0 ? order : Integer.compare(a.number, b.number);
      };

  private final TreeSet<Numbered> queue = new TreeSet<>(ORDER);
  private int count;

  /** A timer with a number. */
  static final class Numbered extends Timer {
    private final int number;

    Numbered(int number) {
      this.number = number;
    }
  }

  @Override
  protected Numbered[] open(int timers) {
    return Timer.fill(new Numbered[timers], () -> new Numbered(count++));
  }

  @Override
  protected void schedule(Numbered timer, long deadline) {
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected boolean cancel(Numbered timer) {
    return queue.remove(timer);
  }

  @Override
  protected Numbered pollEarliest() {
    return Objects.requireNonNull(queue.pollFirst());
  }
}
