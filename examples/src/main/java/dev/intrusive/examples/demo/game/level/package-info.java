/**
 * Levels of the example game: maps drawn in the <a href="https://www.mapeditor.org">Tiled</a>
 * editor and saved as JSON, checked and turned into plain values.
 *
 * <p>The objects of a map's object layers are points or rectangles without rotation. The class of
 * an object says what it is:
 *
 * <ul>
 *   <li>{@code wall}: a rectangle that nothing can enter;
 *   <li>{@code player}, {@code grunt}, {@code bomber}, {@code barrel}: something that is there from
 *       the start, at random within its rectangle, outside the walls. Property {@code count} (int):
 *       how many; 1 without it;
 *   <li>{@code spawner}: adds something now and then. Properties {@code kind} (string): what,
 *       anything but a player; {@code interval} (int): the number of frames between two waves;
 *       {@code count} (int): how many come in a wave; {@code limit} (int): how many of its own may
 *       be alive at once.
 * </ul>
 */
@NullMarked
package dev.intrusive.examples.demo.game.level;

import org.jspecify.annotations.NullMarked;
