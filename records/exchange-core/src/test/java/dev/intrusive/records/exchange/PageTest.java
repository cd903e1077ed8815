package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** What is measured is what the page shows. */
class PageTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void thePageShowsTheResults() throws IOException {
    assumeTrue(Files.exists(ROOT.resolve(Main.RESULTS)), "not measured yet");
    Results results = Results.read(ROOT.resolve(Main.RESULTS));
    String page = Files.readString(ROOT.resolve(Main.PAGE));
    assertEquals(new Page(results).update(page), page);
    for (Plot.Drawing drawing : Plot.all(results)) {
      Path file = ROOT.resolve("docs/images").resolve(drawing.name() + ".svg");
      assertEquals(Files.readString(file), drawing.svg());
    }
  }

  @Test
  void tablesHaveTheMediansOfForks() {
    Results results = results();
    assertEquals(
        """
        <!-- record: throughput -->
        | resting orders | collector | JDK 25: this book | exchange-core | ratio | JDK 17: this book | exchange-core | ratio |
        | ---: | --- | ---: | ---: | --- | ---: | ---: | --- |
        | 1,000 | G1 | 60 ns | 120 ns | **2.00** (1.50–3.00) | 60 ns | 120 ns | **2.00** (1.50–3.00) |
        <!-- /record -->
        """,
        new Page(results).update("<!-- record: throughput -->\nold\n<!-- /record -->\n"));
    assertEquals(
        """
        <!-- record: latency -->
        | resting orders | collector | book | 50 % | 90 % | 99 % | 99.9 % | 99.99 % | worst |
        | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | 1,000 | G1 | this book | 10 ns | 20 ns | 30 ns | 400 ns | 5.0 µs | 6.0 ms |
        | 1,000 | G1 | exchange-core | 10 ns | 20 ns | 30 ns | 400 ns | 5.0 µs | 6.0 ms |
        <!-- /record -->
        """,
        new Page(results).update("<!-- record: latency -->\n<!-- /record -->\n"));
    assertEquals(
        """
        <!-- record: allocation -->
        | resting orders | this book | exchange-core |
        | ---: | ---: | ---: |
        | 1,000 | 5.5 B | 5.5 B |
        <!-- /record -->
        """,
        new Page(results).update("<!-- record: allocation -->\n<!-- /record -->\n"));
  }

  @Test
  void anUnknownBlockIsRefused() {
    Page page = new Page(results());
    assertThrows(
        IllegalArgumentException.class,
        () -> page.update("<!-- record: nothing -->\n<!-- /record -->\n"));
  }

  @Test
  void plotsAreWellFormed() throws Exception {
    for (Plot.Drawing drawing : Plot.all(results())) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(drawing.svg())));
      assertTrue(drawing.svg().contains("exchange-core"));
    }
  }

  @Test
  void aForkMeasuresBothBooks(@TempDir Path folder) throws IOException {
    ObjectNode fork = Fork.measure(200, 1, new Effort(1, 1, 3, 1, 500));
    for (String book : new String[] {Fork.INTRUSIVE, Fork.DIRECT}) {
      assertEquals(3, fork.path(book).path("nanos").size());
      assertEquals(Fork.PERCENTILES.size(), fork.path(book).path("latencies").size());
      assertTrue(Results.nanos(fork, book) > 0);
      assertTrue(Results.bytes(fork, book) < 200, fork::toString);
    }
    ObjectNode root = JSON.createObjectNode();
    root.put("cpu", "any");
    fork.put("gc", "G1");
    root.putArray("forks").add(fork);
    Path file = folder.resolve("results.json");
    new Results(root).write(file);
    Results read = Results.read(file);
    assertEquals("any", read.property("cpu"));
    assertEquals(
        fork.toString(), read.forks(Runtime.version().feature(), "G1", 200).get(0).toString());
  }

  private static Results results() {
    ObjectNode root = JSON.createObjectNode();
    ArrayNode forks = root.putArray("forks");
    for (int jdk : new int[] {17, 25}) {
      for (int time : new int[] {40, 60, 80}) {
        ObjectNode fork = forks.addObject();
        fork.put("jdk", jdk);
        fork.put("gc", "G1");
        fork.put("resting", 1_000);
        describe(fork.putObject(Fork.INTRUSIVE), time);
        describe(fork.putObject(Fork.DIRECT), 120);
      }
    }
    return new Results(root);
  }

  private static void describe(ObjectNode book, int time) {
    book.putArray("nanos").add(time + 1).add(time).add(time - 1);
    book.put("bytes", 5.5);
    book.putArray("latencies").add(10).add(20).add(30).add(400).add(5_000).add(6_000_000);
  }
}
