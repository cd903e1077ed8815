package dev.intrusive.examples.demo.game.level;

/**
 * What stands in the world when the game begins.
 *
 * @param actor what it is
 * @param area where it is, at random within
 * @param count how many of it there are
 */
public record Placement(Actor actor, Area area, int count) {}
