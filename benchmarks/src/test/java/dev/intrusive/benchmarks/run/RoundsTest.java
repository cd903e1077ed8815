package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class RoundsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static ObjectNode read(String text) throws IOException {
    return (ObjectNode) JSON.readTree(text.replace('\'', '"'));
  }

  @Test
  void prepend_putsEarlierRoundsFirst() throws IOException {
    ObjectNode earlier =
        read(
            """
            {'gc': 'G1', 'forks': 2,
             'primaryMetric': {'score': 1.5, 'scoreError': 0.1, 'rawData': [[1, 1], [2, 2]]},
             'secondaryMetrics': {'time': {'score': 3, 'rawData': [[3], [3]]}}}
            """);
    ObjectNode result =
        read(
            """
            {'gc': 'G1', 'forks': 1,
             'primaryMetric': {'score': 6, 'scoreConfidence': [5, 7], 'rawData': [[5, 7]]},
             'secondaryMetrics': {'time': {'score': 9, 'rawData': [[9]]}}}
            """);
    Rounds.prepend(result, earlier);
    ObjectNode expected =
        read(
            """
            {'gc': 'G1', 'forks': 3,
             'primaryMetric': {'score': 3.0, 'rawData': [[1, 1], [2, 2], [5, 7]]},
             'secondaryMetrics': {'time': {'score': 5.0, 'rawData': [[3], [3], [9]]}}}
            """);
    assertEquals(expected, result);
  }

  @Test
  void prepend_leavesOutWhatOneRunDidNotMeasure() throws IOException {
    String result =
        """
        {'forks': 1, 'primaryMetric': {'rawData': [[5]]},
         'secondaryMetrics': {'time': {'rawData': [[9]]}%s}}
        """;
    ObjectNode withClock = read(result.formatted(", 'clock': {'rawData': [[1]]}"));
    Rounds.prepend(withClock, read(result.formatted("")));
    ObjectNode withoutClock = read(result.formatted(""));
    Rounds.prepend(withoutClock, read(result.formatted(", 'clock': {'rawData': [[1]]}")));
    assertEquals(withoutClock, withClock);
    assertEquals(2, withClock.path("secondaryMetrics").path("time").path("rawData").size());
  }
}
