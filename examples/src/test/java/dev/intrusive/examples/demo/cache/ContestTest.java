package dev.intrusive.examples.demo.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.examples.demo.command.InputException;
import dev.intrusive.examples.demo.command.Progress;
import dev.intrusive.examples.demo.command.TextFile;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ContestTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void leastRecentlyUsed_hitsAsOftenAsLinkedHashMap(long seed) {
    int[] sizes = {1, 3, 10, 100, 400};
    Contest contest = new Contest(sizes, Expiry.NEVER);
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      contest.access((long) (500 * random.nextDouble() * random.nextDouble()));
    }
    for (int size : sizes) {
      double hitRate = contest.hitRate(Contestant.LINKED_HASH_MAP, size);
      assertEquals(hitRate, contest.hitRate(Contestant.LRU, size));
      assertTrue(hitRate > 0);
    }
  }

  @Test
  void tinyLfu_beatsLeastRecentlyUsed_ifThereAreScans() throws InputException {
    int[] sizes = {50, 100, 200, 500, 1000, 2000, 3000};
    Contest contest = new Contest(sizes, Expiry.NEVER);
    TextFile.read(
        Path.of("traces", "scans.arc"),
        new Progress(new PrintStream(OutputStream.nullOutputStream()), "Replaying"),
        line -> TraceFormat.ARC.parse(line, contest::access));
    for (int size : sizes) {
      double lru = contest.hitRate(Contestant.LRU, size);
      double tinyLfu = contest.hitRate(Contestant.TINY_LFU, size);
      assertTrue(tinyLfu > lru + 3, size + ": " + tinyLfu + " against " + lru);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 10, 300})
  void expiry_asCaffeine_ifThereIsRoom(long timeToLive) {
    Contest contest = new Contest(new int[] {5000}, timeToLive);
    assertEquals(
        List.of(Contestant.LRU, Contestant.TINY_LFU, Contestant.CAFFEINE), contest.contestants());
    Random random = new Random(timeToLive);
    for (int i = 0; i < 20_000; i++) {
      contest.access((long) (500 * random.nextDouble() * random.nextDouble()));
    }
    double hitRate = contest.hitRate(Contestant.CAFFEINE, 5000);
    assertEquals(hitRate, contest.hitRate(Contestant.LRU, 5000));
    assertEquals(hitRate, contest.hitRate(Contestant.TINY_LFU, 5000));
    assertEquals(timeToLive > 1, hitRate > 0);
  }
}
