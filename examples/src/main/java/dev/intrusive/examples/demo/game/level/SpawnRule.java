package dev.intrusive.examples.demo.game.level;

/**
 * What a spawner adds to the world while the game runs.
 *
 * @param actor what it spawns
 * @param area where, at random within
 * @param interval the number of frames from one wave to the next
 * @param count how many come in a wave
 * @param limit how many of its own may be alive at once
 */
public record SpawnRule(Actor actor, Area area, int interval, int count, int limit) {}
