package dev.intrusive.examples.demo.game.level;

import java.util.Locale;

/** What a level can put into the world; everything else is made by these while the game runs. */
public enum Actor {
  /** Walks about and shoots. */
  PLAYER,
  /** Hunts the players and bites. */
  GRUNT,
  /** Hunts the players and explodes among them, or when its fuse has burnt down. */
  BOMBER,
  /** Stands still and explodes when it is hit. */
  BARREL;

  /** The name that a level uses, such as {@code grunt}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
