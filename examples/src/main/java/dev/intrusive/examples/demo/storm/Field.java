package dev.intrusive.examples.demo.storm;

/** The field and its division into square cells, which are numbered row by row. */
final class Field {

  static final int WIDTH = 960;
  static final int HEIGHT = 540;

  private static final int CELL_SIZE = 20;

  static final int COLUMNS = WIDTH / CELL_SIZE;
  static final int ROWS = HEIGHT / CELL_SIZE;
  static final int CELLS = COLUMNS * ROWS;

  private Field() {}

  static boolean contains(float x, float y) {
    return x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT;
  }

  /** The cell of a position in the field. */
  static int cellOf(float x, float y) {
    return rowOf(y) * COLUMNS + columnOf(x);
  }

  /** The column of a position, or the nearest one of a position outside the field. */
  static int columnOf(float x) {
    return (int) clamp(x / CELL_SIZE, COLUMNS - 1);
  }

  /** The row of a position, or the nearest one of a position outside the field. */
  static int rowOf(float y) {
    return (int) clamp(y / CELL_SIZE, ROWS - 1);
  }

  /** The nearest column of pixels that is at least so far from the left and right edges. */
  static float clampX(float x, float margin) {
    return margin + clamp(x - margin, WIDTH - 1 - 2 * margin);
  }

  /** The nearest row of pixels that is at least so far from the upper and lower edges. */
  static float clampY(float y, float margin) {
    return margin + clamp(y - margin, HEIGHT - 1 - 2 * margin);
  }

  private static float clamp(float value, float most) {
    return Math.max(0, Math.min(value, most));
  }
}
