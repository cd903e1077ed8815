/**
 * A small game without graphics, to see intrusive lists at work.
 *
 * <p>{@link dev.intrusive.examples.demo.game.GameObject} declares four links. {@link
 * dev.intrusive.examples.demo.game.World} keeps everything that lives in a main list, everything
 * that died in a dead list until the end of the frame, and everything solid in the list of the
 * {@link dev.intrusive.examples.demo.game.Grid} cell that it stands in; squads are the players and
 * what each {@link dev.intrusive.examples.demo.game.Spawner} has added. Whatever is killed leaves
 * all of them at once, without a search, in the middle of whichever loops run.
 */
@NullMarked
package dev.intrusive.examples.demo.game;

import org.jspecify.annotations.NullMarked;
