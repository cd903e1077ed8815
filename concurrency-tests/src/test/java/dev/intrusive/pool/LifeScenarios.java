package dev.intrusive.pool;

import dev.intrusive.concurrency.model.Scenario;
import dev.intrusive.concurrency.model.Steps;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Threads that begin and end lives in the only slot; the variant is the kind of free set. */
final class LifeScenarios {

  private LifeScenarios() {}

  /** A pool of one object that counts its ends. */
  abstract static class OneObject implements Scenario {

    final SimplePool<Object> pool;
    int ends;
    boolean prepared;

    OneObject(String kind) {
      pool =
          new SimplePool<>(
              1,
              Object::new,
              object -> {
                Steps.point();
                prepared = true;
              },
              object -> ends++,
              PoolOptions.defaults().freeSet(FreeSetKind.valueOf(kind)));
    }

    final boolean released(Object object) {
      try {
        pool.release(object);
        return true;
      } catch (IllegalStateException notLive) {
        return false;
      }
    }

    /** Emplaces; null if the pool is full or closed. */
    final @Nullable Object emplaced() {
      try {
        return pool.tryEmplace();
      } catch (IllegalStateException closed) {
        return null;
      }
    }

    final boolean closed() {
      try {
        pool.close();
        return true;
      } catch (IllegalStateException live) {
        return false;
      }
    }
  }

  /** Of two releases one wins. */
  public static final class ReleaseAgainstRelease extends OneObject {

    private final Object object = pool.emplace();
    private boolean one;
    private boolean other;

    public ReleaseAgainstRelease(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(() -> one = released(object), () -> other = released(object));
    }

    @Override
    public void check() {
      FreeSets.require(one != other && ends == 1, ends + " ends of one life");
      FreeSets.require(pool.liveCount() == 0, "the slot was not freed");
    }
  }

  /** A release that has seen one life does not end the next. */
  public static final class ReleaseAgainstNextLife extends OneObject {

    private final Object object = pool.emplace();
    private boolean late;
    private boolean released;
    private boolean sawFirstLife;

    public ReleaseAgainstNextLife(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> late = released(object),
          () -> {
            released = released(object);
            // The first step of a release looks at the state of the slot.
            sawFirstLife = Steps.doneBy(0) > 0;
            emplaced();
          });
    }

    @Override
    public void check() {
      FreeSets.require(
          !(released && sawFirstLife && late), "a release ended a life that began after it");
    }
  }

  /** A life that is retired and released ends once. */
  public static final class RetireAgainstReleaseAndReclaim extends OneObject {

    private final Object object = pool.emplace();
    private boolean released;
    private int reclaimed;

    public RetireAgainstReleaseAndReclaim(String kind) {
      super(kind);
    }

    private void retire() {
      try {
        pool.retire(object);
      } catch (IllegalStateException notLive) {
        // It was released before.
      }
    }

    @Override
    public List<Body> threads() {
      return List.of(
          this::retire, () -> released = released(object), () -> reclaimed = pool.reclaim());
    }

    @Override
    public void check() {
      reclaimed += pool.reclaim();
      FreeSets.require(
          reclaimed + (released ? 1 : 0) == 1 && ends == 1, ends + " ends of one life");
      FreeSets.require(pool.liveCount() == 0, "the slot was not freed");
    }
  }

  /** A retirement does not keep a release from ending the life. */
  public static final class ReleaseAgainstRetire extends OneObject {

    private final Object object = pool.emplace();
    private boolean released;

    public ReleaseAgainstRetire(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> released = released(object),
          () -> {
            try {
              pool.retire(object);
            } catch (IllegalStateException notLive) {
              // It was released before.
            }
          });
    }

    @Override
    public void check() {
      FreeSets.require(released && ends == 1, "a release of a live object was refused");
      FreeSets.require(pool.reclaim() == 0, "a retirement outlived its life");
    }
  }

  /** A retirement that is remembered is never lost: the next reclaim ends the life. */
  public static final class RetireAgainstReclaim extends OneObject {

    private final Object object;
    private boolean again;

    public RetireAgainstReclaim(String kind) {
      super(kind);
      object = pool.emplace();
      // The slot stays remembered from a life that was released.
      pool.retire(object);
      pool.release(object);
      pool.emplace();
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> {
            pool.retire(object);
            again = true;
          },
          pool::reclaim);
    }

    @Override
    public void check() {
      pool.reclaim();
      FreeSets.require(again && ends == 2, "a retirement was forgotten");
      FreeSets.require(pool.liveCount() == 0, "the slot was not freed");
    }
  }

  /** A retirement lapses with its life; the next life in that slot is not reclaimed. */
  public static final class ReclaimAgainstNextLife extends OneObject {

    private final Object object = pool.emplace();
    private @Nullable Object next;

    public ReclaimAgainstNextLife(String kind) {
      super(kind);
      pool.retire(object);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          pool::reclaim,
          () -> {
            released(object);
            next = emplaced();
          });
    }

    @Override
    public void check() {
      FreeSets.require(ends == 1, ends + " ends of one life");
      FreeSets.require(next == null || pool.isLive(object), "reclaimed what was not retired");
    }
  }

  /** A handle retires the life that it names, or nothing: the next life stays. */
  public static final class RetireByHandleAgainstNextLife extends OneObject {

    private final Object object = pool.emplace();
    private final long handle = pool.handleOf(object);
    private boolean retired;
    private @Nullable Object next;

    public RetireByHandleAgainstNextLife(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> retired = pool.retire(handle),
          () -> {
            released(object);
            next = emplaced();
          });
    }

    @Override
    public void check() {
      FreeSets.require(next != null && ends == 1, ends + " ends of one life");
      FreeSets.require(pool.reclaim() == 0, "retired a life that began later");
      FreeSets.require(!pool.retire(handle), "retired a life that is over");
    }
  }

  /** Of two that retire one life one succeeds, and the next reclaim ends it. */
  public static final class RetireTwice extends OneObject {

    private final Object object = pool.emplace();
    private final long handle = pool.handleOf(object);
    private boolean one;
    private boolean other;

    public RetireTwice(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(() -> one = pool.retire(handle), () -> other = pool.tryRetire(object));
    }

    @Override
    public void check() {
      FreeSets.require(one != other, "both have retired one life, or nobody");
      FreeSets.require(pool.reclaim() == 1 && ends == 1, ends + " ends of one life");
    }
  }

  /** Either the pool closes or the life begins. */
  public static final class EmplaceAgainstClose extends OneObject {

    private @Nullable Object object;
    private boolean closed;

    public EmplaceAgainstClose(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(() -> object = emplaced(), () -> closed = closed());
    }

    @Override
    public void check() {
      FreeSets.require(closed == (object == null), "a live object in a closed pool, or neither");
      FreeSets.require(pool.liveCount() == (closed ? 0 : 1), "the slot is neither free nor live");
    }
  }

  /** A handle whose life is over resolves to nothing, whatever has the slot. */
  public static final class ResolveAgainstReuse extends OneObject {

    private final Object object = pool.emplace();
    private final long handle = pool.handleOf(object);
    private boolean over;
    private boolean wasOver;
    private @Nullable Object resolved;

    public ResolveAgainstReuse(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(
          () -> {
            wasOver = over;
            resolved = pool.resolve(handle);
          },
          () -> {
            pool.release(object);
            over = true;
            pool.emplace();
          });
    }

    @Override
    public void check() {
      FreeSets.require(!wasOver || resolved == null, "a stale handle resolves to the next life");
    }
  }

  /** A pass shows an object only after the hook that begins its life. */
  public static final class PassAgainstEmplace extends OneObject {

    private boolean shownEarly;

    public PassAgainstEmplace(String kind) {
      super(kind);
    }

    @Override
    public List<Body> threads() {
      return List.of(pool::emplace, () -> pool.forEach(object -> shownEarly |= !prepared));
    }

    @Override
    public void check() {
      FreeSets.require(!shownEarly, "an object was shown before its hook had run");
    }
  }
}
