/**
 * A matching engine made of generated structures, and nothing else.
 *
 * <p>An {@link dev.intrusive.records.matching.Order} that rests is in two structures: in the queue
 * of its price, and in a map by id. A {@link dev.intrusive.records.matching.Level}, a price at
 * which orders rest, is in two as well: in the heap of its side, whose head is the best price, and
 * in a map by price. Both kinds of objects come from pools: releasing one takes it out of whatever
 * it is in, and the object that was released last, whose memory is likely to be in a cache, lives
 * next. So the engine allocates nothing, and removes nothing by hand.
 *
 * <p>Prices of bids are negated. So the smallest number is the best price of either side, and one
 * key serves the map and both heaps.
 */
@NullMarked
package dev.intrusive.records.matching;

import org.jspecify.annotations.NullMarked;
