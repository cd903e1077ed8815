package dev.intrusive.examples.demo.route;

/** What a cell is covered with, and what a step onto it costs. */
enum Ground {
  MEADOW('.', 1),
  WOOD(':', 3),
  SWAMP('~', 9),
  WALL('#', 0);

  /** What no step costs less than. */
  static final int LEAST_COST = 1;

  final char sign;
  final int cost;

  Ground(char sign, int cost) {
    this.sign = sign;
    this.cost = cost;
  }
}
