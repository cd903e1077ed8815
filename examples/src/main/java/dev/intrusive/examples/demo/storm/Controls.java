package dev.intrusive.examples.demo.storm;

/** What the player, or who plays in his place, wants in a frame. */
final class Controls {

  /** From -1, to the left, to 1. */
  float steerX;

  /** From -1, upwards, to 1. */
  float steerY;

  /** The position in the field to aim at. */
  float aimX = Field.WIDTH / 2f;

  /** The position in the field to aim at. */
  float aimY;

  boolean firesShots;
  boolean firesMissiles;
}
