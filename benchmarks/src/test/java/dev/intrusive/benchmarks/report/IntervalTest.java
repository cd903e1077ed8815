package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IntervalTest {

  private static final List<Double> ONE_TO_FIVE = List.of(4.0, 1.0, 5.0, 3.0, 2.0);

  @Test
  void ofFewSamples_isFromTheLeastToTheGreatest() {
    assertEquals(new Interval(1, 3), Interval.ofMedian(List.of(2.0, 1.0, 3.0)));
    assertEquals(new Interval(1, 5), Interval.ofMedian(ONE_TO_FIVE));
    assertEquals(new Interval(7, 7), Interval.ofMedian(List.of(7.0)));
  }

  /** Of 99, the 40th to the 60th have 95 %, as the binomial distribution has it. */
  @Test
  void ofManySamples_isAroundTheMedian() {
    List<Double> samples = IntStream.rangeClosed(1, 99).mapToObj(i -> (double) i).toList();
    Interval interval = Interval.ofMedian(samples);
    assertEquals(40, interval.low(), 2);
    assertEquals(60, interval.high(), 2);
  }

  @Test
  void ofRatio_dividesMedians() {
    assertEquals(new Interval(2, 2), Interval.ofRatio(List.of(6.0, 6.0), List.of(3.0)));
    List<Double> ten = Collections.nCopies(10, 10.0);
    assertEquals(new Interval(0.1, 0.5), Interval.ofRatio(ONE_TO_FIVE, ten));
  }

  @Test
  void after_writesTheEstimateFirst() {
    assertEquals("2.00 (1.00–3.00)", new Interval(1, 3).after(2));
  }
}
