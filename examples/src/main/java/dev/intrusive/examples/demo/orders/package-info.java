/**
 * A limit order book with price-time priority.
 *
 * <p>{@link dev.intrusive.examples.demo.orders.OrderBook} has a {@link
 * dev.intrusive.examples.demo.orders.BookSide} for those who buy and one for those who sell. A side
 * is an intrusive list of {@link dev.intrusive.examples.demo.orders.PriceLevel}s in order of their
 * prices, and a level an intrusive list of {@link dev.intrusive.examples.demo.orders.Order}s, the
 * oldest first. Orders are found by id and levels by price in intrusive maps. Both are pooled: a
 * book that has been created allocates nothing more, except larger tables of its maps.
 *
 * <p>The program replays messages in the format of <a
 * href="https://lobsterdata.com/info/DataStructure.php">LOBSTER</a>.
 */
@NullMarked
package dev.intrusive.examples.demo.orders;

import org.jspecify.annotations.NullMarked;
