package dev.intrusive.records.matching.rivals;

import com.paritytrading.parity.match.OrderBook;
import com.paritytrading.parity.match.OrderBookListener;
import dev.intrusive.records.matching.Engine;
import dev.intrusive.records.matching.Reports;
import dev.intrusive.records.matching.Side;
import java.util.Arrays;

/**
 * The order book of Parity. It does not tell which orders rest, nor side and price of an order that
 * it cancels, and knows no immediate orders: all that is done here. The id of an order that was
 * filled cannot be used again.
 */
public final class ParityEngine implements Engine, OrderBookListener {

  private final OrderBook book = new OrderBook(this);
  private final Reports reports;

  // By id, side and price of an order: the price is negative for a bid, and 0 of no resting order.
  private long[] ranks;

  /**
   * Creates an engine with an empty book.
   *
   * @param ids how many ids are expected, from 0 on
   */
  public ParityEngine(int ids, Reports reports) {
    this.reports = reports;
    ranks = new long[ids];
  }

  @Override
  public void submit(long id, Side side, long price, long quantity, boolean immediate) {
    reports.accepted(id, side, price, quantity);
    place(id, side, price, quantity);
    if (immediate && remove(id) != 0) {
      reports.cancelled(id, side, price);
    }
  }

  @Override
  public void cancel(long id) {
    long rank = remove(id);
    if (rank == 0) {
      reports.cancelRejected(id);
    } else {
      reports.cancelled(id, side(rank), Math.abs(rank));
    }
  }

  @Override
  public void modify(long id, long price, long quantity) {
    long rank = remove(id);
    if (rank == 0) {
      reports.modifyRejected(id);
    } else {
      Side side = side(rank);
      place(id, side, price, quantity);
      reports.modified(id, side, price, quantity);
    }
  }

  private void place(long id, Side side, long price, long quantity) {
    if (id >= ranks.length) {
      ranks = Arrays.copyOf(ranks, Math.max((int) id + 1, 2 * ranks.length));
    }
    book.enter(
        id,
        side == Side.BUY
            ? com.paritytrading.parity.match.Side.BUY
            : com.paritytrading.parity.match.Side.SELL,
        price,
        quantity);
  }

  /** Removes an order, and returns its side and price, or 0 if it does not rest. */
  private long remove(long id) {
    long rank = id < ranks.length ? ranks[(int) id] : 0;
    if (rank != 0) {
      ranks[(int) id] = 0;
      book.cancel(id, 0);
    }
    return rank;
  }

  private static Side side(long rank) {
    return rank < 0 ? Side.BUY : Side.SELL;
  }

  // What the book tells.

  @Override
  public void match(
      long restingOrderId,
      long incomingOrderId,
      com.paritytrading.parity.match.Side incomingSide,
      long price,
      long executedQuantity,
      long remainingQuantity) {
    reports.traded(price, executedQuantity, restingOrderId, incomingOrderId);
    if (remainingQuantity == 0) {
      ranks[(int) restingOrderId] = 0;
    }
  }

  @Override
  public void add(
      long orderId, com.paritytrading.parity.match.Side side, long price, long quantity) {
    ranks[(int) orderId] = side == com.paritytrading.parity.match.Side.BUY ? -price : price;
  }

  @Override
  public void cancel(long orderId, long canceledQuantity, long remainingQuantity) {}
}
