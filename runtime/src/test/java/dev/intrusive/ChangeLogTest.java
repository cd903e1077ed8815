package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that are replayed from a log, compared with positions that follow each change. */
class ChangeLogTest {

  private static final int ROUNDS = 400;
  private static final int MOST_STEPS = 3_000;
  private static final int MOST_PASSES = 3;

  private final ChangeLog log = new ChangeLog();
  private final List<Object> list = new ArrayList<>();
  private final List<Pass> passes = new ArrayList<>();
  private int made;

  /** A pass in its callback, with the position that it has by now. */
  private static final class Pass {
    final Object place;
    final int mark;
    final int unseenOfOuter;
    final boolean isDescending;
    @Nullable Object position;

    Pass(Object place, ChangeLog log, int unseenOfOuter, boolean isDescending) {
      this.place = place;
      this.mark = log.end;
      this.unseenOfOuter = unseenOfOuter;
      this.isDescending = isDescending;
      this.position = place;
    }
  }

  private void insert(int at, Object place) {
    log.recordInsertion(place);
    list.add(at, place);
  }

  private void remove(int at) {
    Object place = list.get(at);
    Object before = at == 0 ? null : list.get(at - 1);
    Object after = at + 1 == list.size() ? null : list.get(at + 1);
    log.recordRemoval(place, before, after);
    list.remove(at);
    for (Pass pass : passes) {
      if (pass.position == place) {
        pass.position = pass.isDescending ? after : before;
      }
    }
  }

  private void clear() {
    log.recordClear();
    list.clear();
    passes.forEach(pass -> pass.position = null);
  }

  /** Begins a pass inside those that run, at any element. */
  private void begin(Random random) {
    begin(random, list.get(random.nextInt(list.size())));
  }

  private void begin(Random random, Object place) {
    int outer = log.unseen;
    if (passes.isEmpty()) {
      log.beginOutermost();
    } else {
      log.beginInner();
    }
    passes.add(new Pass(place, log, outer, random.nextBoolean()));
  }

  /** Ends the callback of the innermost pass and the pass. */
  private void end() {
    Pass pass = passes.remove(passes.size() - 1);
    assertSame(pass.position, log.replay(pass.place, pass.mark, pass.isDescending));
    if (!passes.isEmpty()) {
      log.depth--;
      log.unseen = pass.unseenOfOuter;
    }
  }

  private void change(Random random) {
    int kind = random.nextInt(1_000);
    if (kind == 0) {
      clear();
    } else if (list.isEmpty() || kind < 500 - 10 * list.size()) {
      insert(random.nextInt(list.size() + 1), "place " + made++);
    } else if (kind < 700) {
      remove(random.nextInt(list.size()));
    } else {
      Object moved = list.get(random.nextInt(list.size()));
      remove(list.indexOf(moved));
      insert(random.nextInt(list.size() + 1), moved);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void replay_afterMoreEntriesThanAnIntCounts_findsWhatFollowedEachChange(long seed) {
    log.end = Integer.MAX_VALUE - 1_000;
    replay_findsWhatFollowedEachChange(seed);
    assertTrue(log.end < 0, "the marks were not exhausted");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void replay_findsWhatFollowedEachChange(long seed) {
    Random random = new Random(seed);
    for (int round = 0; round < ROUNDS; round++) {
      list.clear();
      for (int i = 0; i < 8; i++) {
        list.add("place " + made++);
      }
      begin(random);
      int steps = random.nextInt(MOST_STEPS);
      for (int step = 0; step < steps; step++) {
        int kind = random.nextInt(200);
        if (kind == 0 && passes.size() < MOST_PASSES && !list.isEmpty()) {
          begin(random);
        } else if (kind == 1 && passes.size() > 1) {
          end();
        } else {
          change(random);
        }
      }
      while (!passes.isEmpty()) {
        end();
      }
      assertEquals(0, log.length(), "the outermost pass forgets");
    }
  }

  @Test
  void log_ofALongCallback_isBoundedByTheList() {
    for (int i = 0; i < 100; i++) {
      list.add("place " + made++);
    }
    Random random = new Random(1);
    begin(random);
    int longest = 0;
    for (int i = 0; i < 1_000_000; i++) {
      insert(random.nextInt(list.size() + 1), "place " + made++);
      remove(random.nextInt(list.size()));
      longest = Math.max(longest, log.length());
    }
    assertTrue(longest <= 3 * 1024, longest + " slots for a list of 100");
    end();
  }

  @Test
  void log_ofALongCallbackWithPasses_isBoundedByTheList() {
    for (int i = 0; i < 100; i++) {
      list.add("place " + made++);
    }
    Random random = new Random(1);
    begin(random);
    int longest = 0;
    for (int i = 0; i < 100_000; i++) {
      begin(random);
      for (int k = 0; k < 3; k++) {
        insert(list.size(), "place " + made++);
        remove(0);
      }
      end();
      longest = Math.max(longest, log.length());
    }
    assertTrue(longest <= 3 * 1024, longest + " slots for a list of 100");
    end();
  }

  @Test
  void log_ofManyClears_isShort() {
    for (int i = 0; i < 10; i++) {
      list.add("place " + made++);
    }
    Random random = new Random(1);
    begin(random);
    begin(random);
    for (int i = 0; i < 10_000; i++) {
      insert(0, "place " + made++);
      clear();
      assertTrue(log.length() <= 3 * 8, log.length() + " slots");
    }
    end();
    end();
  }

  /** What was recorded for a pass of another thread stays, though that pass ends first. */
  @Test
  void passThatBeginsBesideAnother_isFollowed() {
    log.guests = 1;
    log.recordRemoval("a", null, "b");
    assertEquals(3, log.length());
    log.beginOutermost();
    int mark = log.end;
    log.guests = 0;
    log.recordClear();
    assertNull(log.replay("b", mark, false));
  }

  /** A pass of another thread that begins before the host forgets, and changes the list then. */
  @Test
  void passThatBeginsWhileEntriesAreForgotten_isFollowed() {
    log.beginOutermost();
    int markOfHost = log.end;
    log.recordRemoval("a", null, "b");
    int mark = log.end;
    assertNull(log.replay("a", markOfHost, false));
    assertEquals(0, log.length());
    log.guests = 1;
    log.recordRemoval("c", "b", null);
    assertTrue(log.end != mark, "the change would not be seen");
    assertSame("b", log.replay("c", mark, false));
  }

  @Test
  void log_doesNotKeepWhatItForgot() {
    List<WeakReference<Object>> places = new ArrayList<>();
    begin(new Random(1), new Object());
    for (int i = 0; i < 10_000; i++) {
      Object place = new Object();
      places.add(new WeakReference<>(place));
      insert(0, place);
      remove(0);
    }
    clear();
    end();
    for (int i = 0; i < 100 && places.stream().anyMatch(place -> place.get() != null); i++) {
      System.gc();
    }
    assertEquals(0, places.stream().filter(place -> place.get() != null).count());
    assertEquals(0, log.length());
  }

  @Test
  void log_isKeptUnlessItIsLarge() {
    for (int i = 0; i < 1024; i++) {
      log.recordRemoval("place " + i, null, null);
    }
    log.beginOutermost();
    assertTrue(log.isWorthKeeping());
    for (int i = 0; i < 1025; i++) {
      log.recordRemoval("place " + i, null, null);
    }
    log.beginOutermost();
    assertTrue(!log.isWorthKeeping());
  }
}
