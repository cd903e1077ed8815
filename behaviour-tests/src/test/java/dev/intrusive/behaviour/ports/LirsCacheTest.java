package dev.intrusive.behaviour.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A cache with two links an entry, against the same algorithm on lists of keys. */
final class LirsCacheTest {

  private static final int HOT = 6;
  private static final int COLD = 3;
  private static final int REMEMBERED = 8;

  /** The cache on lists that are searched. */
  private static final class Model {
    final Map<Integer, String> values = new HashMap<>();
    final Set<Integer> hot = new HashSet<>();
    final List<Integer> stack = new ArrayList<>();
    final List<Integer> cold = new ArrayList<>();
    final List<Integer> remembered = new ArrayList<>();

    @Nullable String get(int key) {
      String value = values.get(key);
      if (value != null) {
        touch(key);
      }
      return value;
    }

    void put(int key, String value) {
      boolean isNew = values.put(key, value) == null;
      if (isNew && hot.size() < HOT && !stack.contains(key)) {
        hot.add(key);
        stack.add(0, key);
      } else {
        touch(key);
      }
      while (cold.size() > COLD) {
        Integer oldest = cold.remove(0);
        values.remove(oldest);
        if (stack.contains(oldest)) {
          remembered.add(oldest);
        }
      }
      while (remembered.size() > REMEMBERED) {
        stack.remove(remembered.remove(0));
      }
    }

    private void touch(Integer key) {
      boolean isRecent = stack.remove(key);
      stack.add(0, key);
      if (!hot.contains(key)) {
        cold.remove(key);
        remembered.remove(key);
        if (isRecent) {
          hot.add(key);
          if (hot.size() > HOT) {
            prune();
            Integer last = stack.remove(stack.size() - 1);
            hot.remove(last);
            cold.add(last);
          }
        } else {
          cold.add(key);
        }
      }
      prune();
    }

    private void prune() {
      while (!stack.isEmpty() && !hot.contains(stack.get(stack.size() - 1))) {
        remembered.remove(stack.remove(stack.size() - 1));
      }
    }

    String describe() {
      return stack + " " + cold + " " + (values.size() + remembered.size());
    }
  }

  @Test
  void operations_atRandom_areThoseOfTheModel() {
    Random random = new Random(3);
    LirsCache cache = new LirsCache(HOT, COLD, REMEMBERED);
    Model model = new Model();
    int hits = 0;
    for (int i = 0; i < 50_000; i++) {
      int key = i % 500 < 40 ? 100 + i % 40 : (int) Math.abs(6 * random.nextGaussian());
      String expected = model.get(key);
      assertEquals(expected, cache.get(key));
      if (expected == null) {
        model.put(key, "value " + i);
        cache.put(key, "value " + i);
      } else {
        hits++;
      }
      assertEquals(model.describe(), cache.describe());
    }
    assertTrue(hits > 10_000, "hits: " + hits);
  }
}
