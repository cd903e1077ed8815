package dev.intrusive.benchmarks.maps;

import dev.intrusive.benchmarks.Subject;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A map from numbers to the objects that have them.
 *
 * @param <S> the type of the objects
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Maps<S extends Session> extends Subject {

  /** Which numbers the objects have. */
  public enum Keys {
    /** Counted up. */
    SEQUENTIAL,

    /** Any. */
    RANDOM
  }

  /** How many objects are in the map. */
  @Param({"10", "1000", "100000"})
  public int size;

  @Param({"SEQUENTIAL", "RANDOM"})
  public Keys keys;

  /** The objects in any order; each is created in the order in which numbers are given. */
  private S[] sessions;

  /** Their numbers, in the same order, so that a look-up begins with a number alone. */
  private long[] present;

  private long[] absent;
  private int index;
  private int uses;

  @SuppressWarnings("UnnecessaryLambda") // created once, so that iterations allocate nothing
  private final Consumer<S> use = session -> uses += session.uses;

  /** Makes an empty map and objects. */
  protected abstract S[] open(int count);

  /** Returns the object that has a number, or null. */
  protected abstract @Nullable S get(long id);

  /** Adds an object, whose number no other has. */
  protected abstract void put(S session);

  /** Removes the object that has a number. */
  protected abstract @Nullable S remove(long id);

  /** Performs an action for each object. */
  protected abstract void forEach(Consumer<S> action);

  @Setup
  public final void fill() {
    SplittableRandom random = new SplittableRandom(1);
    sessions = open(size);
    present = new long[size];
    absent = new long[size];
    for (int i = 0; i < size; i++) {
      sessions[i].id = newId(random, i);
      absent[i] = newId(random, size + i);
      put(sessions[i]);
    }
    shuffle(random);
    System.gc();
  }

  private long newId(SplittableRandom random, int i) {
    return keys == Keys.SEQUENTIAL ? i : random.nextLong();
  }

  private void shuffle(SplittableRandom random) {
    for (int i = size - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      S session = sessions[i];
      sessions[i] = sessions[other];
      sessions[other] = session;
    }
    Arrays.setAll(present, i -> sessions[i].id);
  }

  private int next() {
    int current = index;
    index = current + 1 == size ? 0 : current + 1;
    return current;
  }

  /** Looks up numbers that objects have, and reads the objects. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int hit() {
    int found = 0;
    for (int i = 0; i < BATCH; i++) {
      S session = get(present[next()]);
      if (session != null) {
        found += session.uses;
      }
    }
    return found;
  }

  /** Looks up numbers that no object has. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int miss() {
    int missing = 0;
    for (int i = 0; i < BATCH; i++) {
      if (get(absent[next()]) == null) {
        missing++;
      }
    }
    return missing;
  }

  /** Removes an object by its number and puts it back. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int removeAndPut() {
    int removed = 0;
    for (int i = 0; i < BATCH; i++) {
      S session = remove(present[next()]);
      if (session != null) {
        put(session);
        removed++;
      }
    }
    return removed;
  }

  /** Reads each object. The time is that of all of them. */
  @Benchmark
  public final int iterate() {
    uses = 0;
    forEach(use);
    return uses;
  }

  /** Makes objects that have no links. */
  static Session[] plainSessions(int count) {
    Session[] sessions = new Session[count];
    Arrays.setAll(sessions, i -> new Session());
    return sessions;
  }
}
