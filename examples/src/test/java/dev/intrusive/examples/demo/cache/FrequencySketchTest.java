package dev.intrusive.examples.demo.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FrequencySketchTest {

  @Test
  void frequency_upTo15() {
    FrequencySketch sketch = new FrequencySketch(100);
    for (int times = 1; times <= 20; times++) {
      sketch.increment("key");
      assertEquals(Math.min(15, times), sketch.frequency("key"));
    }
    assertEquals(0, sketch.frequency("other"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 64, 1000})
  void frequency_neverTooLow_seldomTooHigh(int capacity) {
    FrequencySketch sketch = new FrequencySketch(capacity);
    Map<Integer, Integer> exact = new HashMap<>();
    Random random = new Random(capacity);
    // One fewer than make the counters grow old.
    for (int i = 1; i < 10 * capacity; i++) {
      int key = random.nextInt(2 * capacity);
      sketch.increment(key);
      exact.merge(key, 1, Integer::sum);
    }
    int tooHigh = 0;
    for (Map.Entry<Integer, Integer> entry : exact.entrySet()) {
      int least = Math.min(15, entry.getValue());
      int frequency = sketch.frequency(entry.getKey());
      assertTrue(frequency >= least, entry + " was seen " + frequency + " times");
      tooHigh += frequency > least ? 1 : 0;
    }
    assertTrue(tooHigh <= exact.size() / 10, tooHigh + " of " + exact.size() + " are too high");
  }

  @Test
  void increment_oldCountsAreHalved() {
    FrequencySketch sketch = new FrequencySketch(10);
    for (int i = 0; i < 9; i++) {
      sketch.increment("key");
    }
    for (int i = 0; i < 90; i++) {
      sketch.increment("noise");
    }
    assertEquals(9, sketch.frequency("key"));
    sketch.increment("noise");
    assertEquals(4, sketch.frequency("key"));
    assertEquals(7, sketch.frequency("noise"));
  }

  @Test
  void increment_halvesEachCounterAlone() {
    FrequencySketch sketch = new FrequencySketch(100);
    for (int key = 0; key < 1000; key++) {
      sketch.increment(key);
    }
    // Most counters were odd; none may have got the lowest bit of its neighbour.
    for (int key = 0; key < 1000; key++) {
      assertTrue(sketch.frequency(key) <= 1, key + " was seen " + sketch.frequency(key) + " times");
    }
  }
}
