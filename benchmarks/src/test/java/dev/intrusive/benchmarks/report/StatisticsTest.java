package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {

  @Test
  void median_ofEvenAndOddNumbers() {
    assertEquals(2, Statistics.median(List.of(9.0, 1.0, 2.0)));
    assertEquals(3, Statistics.median(List.of(9.0, 1.0, 2.0, 4.0)));
  }

  @Test
  void lowerQuartile_leavesOutTheOutliers() {
    assertEquals(3, Statistics.lowerQuartile(List.of(5.0, 100.0, 3.0, 0.0, 4.0)));
    assertEquals(7, Statistics.lowerQuartile(List.of(7.0)));
  }

  @Test
  void geometricMean_isThatOfRatios() {
    assertEquals(1, Statistics.geometricMean(List.of(0.25, 4.0)), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({
    "1.004, 1.00",
    "0.1, 0.10",
    "0.0123, 0.012",
    "0.00123, 0.0012",
    "12.34, 12.3",
    "123.4, 123",
    "0, 0.00",
  })
  void format_keepsTwoDigits(double ratio, String expected) {
    assertEquals(expected, Statistics.format(ratio));
  }
}
