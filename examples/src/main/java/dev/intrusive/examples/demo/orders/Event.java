package dev.intrusive.examples.demo.orders;

import java.util.Locale;

/** The kinds of messages. */
enum Event {
  /** A new limit order. */
  SUBMISSION(1),
  /** A part of an order is cancelled. */
  CANCELLATION(2),
  /** The whole order is cancelled. */
  DELETION(3),
  /** An order is executed that everybody could see. */
  EXECUTION(4),
  /** An order is executed that nobody could see, so it is not in the book. */
  HIDDEN_EXECUTION(5),
  /** An auction. */
  CROSS_TRADE(6),
  /** Trading stops or goes on. */
  HALT(7);

  /** The greatest number of an event. */
  static final int MOST = 7;

  private final int number;

  Event(int number) {
    this.number = number;
  }

  /** The event with a number. */
  static Event of(int number) {
    for (Event event : values()) {
      if (event.number == number) {
        return event;
      }
    }
    throw new IllegalArgumentException("there is no event " + number);
  }

  /** The number in a file, from 1. */
  int number() {
    return number;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
