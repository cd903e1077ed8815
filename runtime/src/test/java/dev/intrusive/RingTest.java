package dev.intrusive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The algorithms over rings, compared with lists that begin at a sentinel. */
class RingTest {

  private static final int LINKS = 6;
  private static final int STEPS = 20_000;

  private final List<Link<String>> links = new ArrayList<>();
  private final Link<String> sentinel = new Link<>();
  private final Link<String> other = new Link<>();
  private final List<Link<String>> model = new ArrayList<>();
  private final List<Link<String>> otherModel = new ArrayList<>();

  @BeforeEach
  void makeLinks() {
    for (int i = 0; i < LINKS; i++) {
      links.add(new Link<>());
    }
  }

  private void assertRings() {
    assertRing(sentinel, model);
    assertRing(other, otherModel);
    for (Link<String> link : links) {
      if (!model.contains(link) && !otherModel.contains(link)) {
        assertRing(link, List.of());
      }
    }
  }

  private static void assertRing(Link<String> start, List<Link<String>> expected) {
    List<Link<String>> forwards = new ArrayList<>();
    for (Link<String> link = start.next; link != start; link = link.next) {
      forwards.add(link);
    }
    List<Link<String>> backwards = new ArrayList<>();
    for (Link<String> link = start.previous; link != start; link = link.previous) {
      backwards.add(link);
    }
    Collections.reverse(backwards);
    assertEquals(expected, forwards);
    assertEquals(expected, backwards);
  }

  @Test
  void link_isNewARingOfOne() {
    assertRings();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void algorithms_doWhatArrayListsDo(long seed) {
    Random random = new Random(seed);
    for (int step = 0; step < STEPS; step++) {
      Link<String> link = links.get(random.nextInt(LINKS));
      List<Link<String>> home = model.contains(link) ? model : otherModel;
      boolean isLinked = home.contains(link);
      switch (random.nextInt(3)) {
        case 0 -> linkOrUnlink(link, home, isLinked, random);
        case 1 -> {
          if (isLinked) {
            transfer(link, home, random);
          }
        }
        default -> {
          Link<String> second = links.get(random.nextInt(LINKS));
          List<Link<String>> otherHome = model.contains(second) ? model : otherModel;
          if (isLinked && otherHome.contains(second) && second != link) {
            int at = home.indexOf(link);
            int otherAt = otherHome.indexOf(second);
            home.set(at, second);
            otherHome.set(otherAt, link);
            Ring.swap(link, second);
          }
        }
      }
      assertRings();
    }
  }

  private void linkOrUnlink(
      Link<String> link, List<Link<String>> home, boolean isLinked, Random random) {
    if (isLinked) {
      home.remove(link);
      Ring.unlink(link);
    } else {
      List<Link<String>> target = random.nextBoolean() ? model : otherModel;
      int at = random.nextInt(target.size() + 1);
      Ring.link(link, at(target, at));
      target.add(at, link);
    }
  }

  /** Moves a range that begins at a link to any place that is not in it. */
  private void transfer(Link<String> first, List<Link<String>> home, Random random) {
    int from = home.indexOf(first);
    int to = from + random.nextInt(home.size() - from);
    List<Link<String>> range = new ArrayList<>(home.subList(from, to + 1));
    List<Link<String>> target = random.nextBoolean() ? model : otherModel;
    int at = random.nextInt(target.size() + 1);
    if (target == home && at >= from && at <= to) {
      return;
    }
    Ring.transfer(first, range.get(range.size() - 1), at(target, at));
    home.subList(from, to + 1).clear();
    int shift = target == home && at > to ? range.size() : 0;
    target.addAll(at - shift, range);
  }

  private Link<String> at(List<Link<String>> target, int index) {
    if (index < target.size()) {
      return target.get(index);
    }
    return target == model ? sentinel : other;
  }

  @Test
  void close_leavesTheNeighboursAsTheyAre() {
    Link<String> a = links.get(0);
    Ring.link(a, sentinel);
    Ring.close(sentinel);
    assertRing(sentinel, List.of());
    assertEquals(sentinel, a.next);
  }
}
