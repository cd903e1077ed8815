package dev.intrusive.examples.demo.orders;

/**
 * What has happened to an order.
 *
 * @param nanos when, in nanoseconds after midnight
 * @param event what
 * @param id the order
 * @param quantity how much of it
 * @param price its limit
 * @param side its side
 */
record Message(long nanos, Event event, long id, long quantity, long price, Side side) {}
