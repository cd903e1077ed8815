package dev.intrusive.examples.demo.cache;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;

/** Replays a trace on caches of several kinds and sizes at once. */
final class Contest {

  private final List<Contestant> contestants;
  private final int[] sizes;
  private final List<Score> scores = new ArrayList<>();
  private long accesses;

  /**
   * Begins with empty caches.
   *
   * @param timeToLive after how many accesses entries expire
   */
  Contest(int[] sizes, long timeToLive) {
    this.sizes = sizes.clone();
    contestants =
        Arrays.stream(Contestant.values())
            .filter(contestant -> timeToLive == Expiry.NEVER || contestant.canExpire())
            .toList();
    Lifetime lifetime = new Lifetime(timeToLive, this::accesses);
    for (int size : sizes) {
      for (Contestant contestant : contestants) {
        scores.add(new Score(contestant, size, contestant.newCache(size, lifetime)));
      }
    }
  }

  /** Lets all of them access a block. */
  void access(long block) {
    accesses++;
    for (Score score : scores) {
      score.access(block);
    }
  }

  /** How many accesses there were, which is what time it is. */
  long accesses() {
    return accesses;
  }

  List<Contestant> contestants() {
    return contestants;
  }

  int[] sizes() {
    return sizes.clone();
  }

  /** How many accesses were of something in the cache, in percent. */
  double hitRate(Contestant contestant, int size) {
    for (Score score : scores) {
      if (score.contestant == contestant && score.size == size) {
        return 100.0 * score.hits / Math.max(1, accesses);
      }
    }
    throw new IllegalArgumentException(contestant + " of size " + size + " does not take part");
  }

  private static final class Score {

    final Contestant contestant;
    final int size;
    private final LongPredicate cache;
    private long hits;

    Score(Contestant contestant, int size, LongPredicate cache) {
      this.contestant = contestant;
      this.size = size;
      this.cache = cache;
    }

    void access(long block) {
      if (cache.test(block)) {
        hits++;
      }
    }
  }
}
