package dev.intrusive.examples.demo.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

final class PlotTest {

  @Test
  void print_aLineForEach() throws Exception {
    Contest contest = new Contest(new int[] {20, 5, 10, 10}, Expiry.NEVER);
    for (int i = 0; i < 1000; i++) {
      contest.access(i % 10);
    }
    StringWriter text = new StringWriter();
    new Plot(contest).print(new PrintWriter(text, true));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(text.toString())));
    NodeList lines = document.getElementsByTagName("polyline");
    // One for the legend, one for the rates, of each.
    assertEquals(2 * contest.contestants().size(), lines.getLength());
    String lru = lines.item(1).getAttributes().getNamedItem("points").getTextContent().strip();
    // A cycle of 10 never hits with less room, and then misses 10 times.
    assertEquals("220.0,350.0 380.0,53.0 700.0,53.0", lru);
    assertTrue(text.toString().contains(">100 %<"), text::toString);
  }

  @Test
  void print_withoutAccesses() {
    StringWriter text = new StringWriter();
    new Plot(new Contest(new int[] {1}, 5)).print(new PrintWriter(text, true));
    assertTrue(text.toString().contains(">10 %<"), text::toString);
  }
}
