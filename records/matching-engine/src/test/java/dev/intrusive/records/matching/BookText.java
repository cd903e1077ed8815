package dev.intrusive.records.matching;

import java.util.TreeMap;

/** The content of a book, to be compared: the best prices, and the orders of each price. */
final class BookText {

  private BookText() {}

  static String of(Book book) {
    TreeMap<Long, String> levels = new TreeMap<>();
    book.forEachOrder(
        (side, price, id, quantity) ->
            levels.merge(side.rank(price), " " + id + "x" + quantity, String::concat));
    return book.bestPrice(Side.BUY) + "/" + book.bestPrice(Side.SELL) + " " + levels;
  }
}
