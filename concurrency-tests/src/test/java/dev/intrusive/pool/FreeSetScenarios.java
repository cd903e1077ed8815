package dev.intrusive.pool;

import dev.intrusive.concurrency.model.Scenario;
import java.util.List;

/** What threads do to a free set; the variant is the kind. */
final class FreeSetScenarios {

  private FreeSetScenarios() {}

  /** A slot leaves and comes back while another thread is about to take it. */
  public static final class TakeAgainstReuse implements Scenario {

    private final FreeSet free;
    private int one;
    private int other;

    public TakeAgainstReuse(String kind) {
      free = FreeSets.of(kind, 3);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> one = free.take(),
          () -> {
            int lent = free.take();
            other = free.take();
            free.put(lent);
          });
    }

    @Override
    public void check() {
      FreeSets.requireConserved(free, 3, List.of(one, other));
    }
  }

  /** A thread that has to try again takes while slots leave and come back. */
  public static final class RetryAgainstReuse implements Scenario {

    private final FreeSet free;
    private int one;
    private int other;

    public RetryAgainstReuse(String kind) {
      free = FreeSets.of(kind, 3);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> one = free.take(),
          () -> {
            free.put(free.take());
            free.put(free.take());
          },
          () -> other = free.take());
    }

    @Override
    public void check() {
      FreeSets.requireConserved(free, 3, List.of(one, other));
    }
  }

  /** Two threads put and take, so that the places of slots change. */
  public static final class PutAgainstPut implements Scenario {

    private final FreeSet free;
    private final int[] held = new int[2];

    public PutAgainstPut(String kind) {
      free = FreeSets.of(kind, 3);
      held[0] = free.take();
      held[1] = free.take();
    }

    private Body exchange(int index) {
      return () -> {
        free.put(held[index]);
        held[index] = free.take();
      };
    }

    @Override
    public List<Body> threads() {
      return List.of(exchange(0), exchange(1));
    }

    @Override
    public void check() {
      FreeSets.requireConserved(free, 3, List.of(held[0], held[1]));
      // Two threads that hold one slot each cannot exhaust three.
      FreeSets.require(held[0] != FreeSet.NONE && held[1] != FreeSet.NONE, "refused");
    }
  }

  /** A slot that the walker has passed is freed before the one in front of it is taken. */
  public static final class WalkAgainstExchange implements Scenario {

    private final FreeSet free;
    private boolean freed;
    private boolean takenAfterwards;
    private int walker;
    private int taker;

    public WalkAgainstExchange(String kind) {
      free = FreeSets.of(kind, 2);
      FreeSets.require(free.take() == 0, "the first slot is 0");
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> walker = free.take(),
          () -> {
            takenAfterwards = freed;
            taker = free.take();
          },
          () -> {
            free.put(0);
            freed = true;
          });
    }

    @Override
    public void check() {
      FreeSets.requireConserved(free, 2, List.of(walker, taker));
      // If the put came before the other take, there was no moment without a free slot.
      FreeSets.require(
          !takenAfterwards || (walker != FreeSet.NONE && taker != FreeSet.NONE),
          "refused though one of the slots was free at any moment");
    }
  }

  /** A slot is freed while another thread finds out that none is free; then somebody looks. */
  public static final class PutAgainstExhaustion implements Scenario {

    private final FreeSet free;
    private boolean freed;
    private boolean looked;
    private int walker;
    private int taker = FreeSet.NONE;

    public PutAgainstExhaustion(String kind) {
      free = FreeSets.of(kind, 2);
      free.take();
      free.take();
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> walker = free.take(),
          () -> {
            if (freed) {
              looked = true;
              taker = free.take();
            }
          },
          () -> {
            free.put(0);
            freed = true;
          });
    }

    @Override
    public void check() {
      FreeSets.requireConserved(free, 2, List.of(1, walker, taker));
      FreeSets.require(
          !looked || walker == 0 || taker == 0, "refused after a slot was freed that nobody has");
    }
  }
}
