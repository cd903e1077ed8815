package dev.intrusive.behaviour.indexed;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A slot that was written by hand: what finds it ends, with a sentence. */
final class OverwrittenSlotTest {

  private final CoinPool pool = new CoinPool(4);
  private final CoinPurse purse = new CoinPurse(pool);

  @Test
  void reverse_ends() {
    Coin first = pool.emplace(1);
    Coin second = pool.emplace(2);
    Coin third = pool.emplace(3);
    purse.add(first);
    purse.add(second);
    purse.add(third);
    for (Coin wrong : new Coin[] {first, second, third}) {
      int slot = wrong.slot;
      for (int other = 0; other < 3; other++) {
        wrong.slot = other;
        try {
          purse.reverse();
        } catch (RuntimeException found) {
          assertTrue(String.valueOf(found.getMessage()).contains("purse"), found::toString);
        }
      }
      wrong.slot = slot;
    }
  }

  @Test
  void pool_refusesIt() {
    Coin coin = pool.emplace(1);
    int slot = coin.slot;
    coin.slot = slot + 1;
    assertThrows(IllegalStateException.class, () -> pool.release(coin));
    coin.slot = slot;
    pool.release(coin);
  }
}
