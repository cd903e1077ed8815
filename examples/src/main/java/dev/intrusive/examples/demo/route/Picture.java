package dev.intrusive.examples.demo.route;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Draws a landscape and a way through it with characters. */
final class Picture {

  private static final char WAY = 'o';

  private Picture() {}

  static String draw(Landscape landscape, Collection<Cell> way) {
    Set<Cell> onTheWay = new HashSet<>(way);
    StringBuilder picture = new StringBuilder();
    landscape.forEach(
        cell -> {
          picture.append(onTheWay.contains(cell) ? WAY : cell.ground.sign);
          if (cell.column == landscape.width - 1) {
            picture.append('\n');
          }
        });
    return picture.toString();
  }
}
