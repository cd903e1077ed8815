package dev.intrusive.benchmarks.splice;

import dev.intrusive.benchmarks.workload.Visits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What moving all elements of a list to the end of another costs, and using them afterwards. The
 * destination always keeps one element of its own.
 *
 * @param <N> the type of the elements
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Splices<N extends CandidateList.Links<N>> {

  /** How many elements are moved. */
  @Param({"10", "1000", "100000"})
  public int size;

  private CandidateList<N> source;
  private CandidateList<N> destination;
  private N sourceResident;
  private N destinationResident;
  private Visits<N> visits;

  Splices(CandidateList<N> list) {
    source = list;
    destination = list.newList();
  }

  @Setup
  public void fill() {
    List<N> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(source.newElement());
    }
    // Lists live long: in the old generation the collectors charge for stores of references. Once
    // elements are linked, a collector may move them to the order of the list.
    System.gc();
    List<N> shuffled = Visits.shuffled(elements);
    shuffled.forEach(source::addLast);
    visits = new Visits<>(shuffled);
    sourceResident = source.newElement();
    destinationResident = source.newElement();
    destination.addLast(destinationResident);
  }

  /** Moves all elements to the other list and asks one of them where it is. */
  @Benchmark
  public boolean spliceAndAskOne() {
    destination.spliceLast(source);
    boolean isThere = destination.contains(visits.next());
    turnAround();
    return isThere;
  }

  /** Moves all elements to the other list and each to its end. */
  @Benchmark
  public void spliceAndMoveEach() {
    destination.spliceLast(source);
    for (int i = 0; i < size; i++) {
      destination.moveToLast(visits.next());
    }
    turnAround();
  }

  /** Makes the next splice go the other way: the resident element stays behind. */
  private void turnAround() {
    destination.remove(destinationResident);
    source.addLast(sourceResident);
    CandidateList<N> list = source;
    source = destination;
    destination = list;
    N resident = sourceResident;
    sourceResident = destinationResident;
    destinationResident = resident;
  }
}
