package dev.intrusive.records.exchange;

/**
 * Of a thousand commands, how many are of a kind; what remains are moves.
 *
 * @param places orders that are to rest, and cancellations, which keep the number of orders steady
 * @param takes orders to be executed at once as far as possible (IOC)
 * @param budgets orders to be executed completely at once, or not at all (FOK budget)
 * @param reductions reductions of resting orders
 * @param queries requests for the best prices
 * @param mistakes commands that must be refused
 */
record Mix(int places, int takes, int budgets, int reductions, int queries, int mistakes) {

  /** The mix with which the authors of exchange-core measure. */
  static final Mix MEASURED = new Mix(150, 30, 0, 0, 0, 0);

  /** A mix with all there is. */
  static final Mix COMPARED = new Mix(300, 60, 40, 80, 10, 60);
}
