package dev.intrusive.behaviour.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A map with a queue, against a linked hash map. */
final class BacklogTest {

  @Test
  void operations_atRandom_areThoseOfALinkedHashMap() {
    Random random = new Random(4);
    Backlog backlog = new Backlog();
    Map<String, Long> model = new LinkedHashMap<>();
    for (long version = 0; version < 50_000; version++) {
      String row = "row " + random.nextInt(40);
      switch (random.nextInt(10)) {
        case 0 -> {
          List<String> expected = new ArrayList<>();
          model.forEach((each, last) -> expected.add(each + "=" + last));
          model.clear();
          List<String> written = new ArrayList<>();
          assertEquals(
              expected.size(), backlog.flush((each, last) -> written.add(each + "=" + last)));
          assertEquals(expected, written);
        }
        case 1, 2 -> assertEquals(model.remove(row) != null, backlog.cancel(row));
        case 3, 4, 5 -> {
          model.put(row, version); // keeps its turn
          backlog.add(row, version, true);
        }
        default -> {
          model.remove(row);
          model.put(row, version);
          backlog.add(row, version, false);
        }
      }
      assertEquals(model.size(), backlog.size());
    }
  }
}
