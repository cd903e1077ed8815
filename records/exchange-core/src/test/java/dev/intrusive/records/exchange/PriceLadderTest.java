package dev.intrusive.records.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import exchange.core2.core.common.OrderAction;
import exchange.core2.core.common.cmd.OrderCommand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Levels open and close in any order, at any prices; a sorted map is the model. */
class PriceLadderTest {

  private final RestingOrderPool pool = new RestingOrderPool(10_000);

  @ParameterizedTest
  @CsvSource({
    "ASK, 6", "BID, 6", "ASK, 12", "BID, 13", "ASK, 30", "BID, 40", "ASK, 63", "BID, 64", "ASK, 64"
  })
  void levelsAreInOrder(OrderAction side, int bits) {
    PriceLadder ladder = new PriceLadder(side);
    NavigableMap<Long, PriceLevel> model =
        new TreeMap<>(side == OrderAction.ASK ? null : Collections.reverseOrder());
    Random random = new Random(bits);
    for (int i = 0; i < 20_000; i++) {
      boolean grows = i % 4_000 < 2_000;
      if (model.isEmpty() || random.nextInt(10) < (grows ? 7 : 3)) {
        long price = random.nextLong() >> (Long.SIZE - bits);
        PriceLevel level = ladder.at(price);
        assertEquals(model.containsKey(price), level.isOpen());
        if (!level.isOpen()) {
          open(ladder, level);
          model.put(price, level);
        }
      } else {
        var next = model.ceilingEntry(random.nextLong() >> (Long.SIZE - bits));
        PriceLevel level = (next == null ? model.firstEntry() : next).getValue();
        model.remove(level.price);
        close(ladder, level);
      }
      assertEquals(model.isEmpty() ? null : model.firstEntry().getValue(), ladder.best());
      if (i % 100 == 0) {
        ladder.checkInvariants();
        assertEquals(List.copyOf(model.values()), levels(ladder));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLadderThatWasEmptiedCanBeUsedElsewhere(OrderAction side) {
    PriceLadder ladder = new PriceLadder(side);
    for (long price : new long[] {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1, 4_096, 63, 64}) {
      PriceLevel level = ladder.at(price);
      open(ladder, level);
      ladder.checkInvariants();
      assertEquals(List.of(level), levels(ladder));
      close(ladder, level);
      assertNull(ladder.best());
      ladder.checkInvariants();
    }
  }

  @ParameterizedTest
  @EnumSource
  void checkInvariantsFindsALevelThatIsNotNoted(OrderAction side) {
    PriceLadder ladder = new PriceLadder(side);
    open(ladder, ladder.at(10));
    PriceLevel level = ladder.at(20);
    level.orders.add(pool.emplace(new OrderCommand(), 0));
    assertThrows(IllegalStateException.class, ladder::checkInvariants);
  }

  private void open(PriceLadder ladder, PriceLevel level) {
    OrderCommand command = new OrderCommand();
    command.price = level.price;
    command.size = 1;
    command.action = ladder.side();
    RestingOrder order = pool.emplace(command, 0);
    order.levelNumber = level.number;
    level.orders.add(order);
    level.volume = 1;
    ladder.opened(level);
  }

  private void close(PriceLadder ladder, PriceLevel level) {
    pool.release(level.orders.getFirst());
    level.volume = 0;
    ladder.closed(level);
  }

  private static List<PriceLevel> levels(PriceLadder ladder) {
    List<PriceLevel> levels = new ArrayList<>();
    for (PriceLevel level = ladder.best(); level != null; level = ladder.next(level)) {
      levels.add(level);
    }
    return levels;
  }
}
