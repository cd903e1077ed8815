/**
 * A small game without graphics that shows intrusive lists at work.
 *
 * <p>{@link dev.intrusive.examples.demo.game.GameObject} declares four links. {@link
 * dev.intrusive.examples.demo.game.World} keeps every living object in a main list, dead ones in a
 * dead list until the end of the frame, and solid ones in the list of the {@link
 * dev.intrusive.examples.demo.game.Grid} cell that they stand in; squads are the players and what
 * each {@link dev.intrusive.examples.demo.game.Spawner} has added. A killed object leaves all of
 * them at once, without a search, in the middle of whichever loops run.
 */
@NullMarked
package dev.intrusive.examples.demo.game;

import org.jspecify.annotations.NullMarked;
