package dev.intrusive.benchmarks.picture;

import dev.intrusive.benchmarks.picture.Drawing.Line;
import java.util.List;

/** The picture of where the links of each layout lie in memory: a list of three elements. */
public final class MemoryLayouts {

  /** The name of the file. */
  public static final String FILE = "memory-layouts.svg";

  private static final int WIDTH = 760;
  private static final int HEIGHT = 838;

  private static final int LIST = 20;
  private static final int LIST_WIDTH = 150;
  private static final int ELEMENT_WIDTH = 120;
  private static final List<Integer> ELEMENTS = List.of(250, 430, 610);
  private static final List<String> NAMES = List.of("a", "b", "c");

  private static final int FIRST_SLOT = 330;
  private static final int SLOT_WIDTH = 82;
  private static final int SLOTS = 5;
  private static final int ARRAY_START = 290;
  private static final int HOLE = 1;
  private static final int CELL_HEIGHT = 24;
  private static final int LIST_ID = 0;

  /** The slots of the elements, in the order of the list. */
  private static final List<Integer> ORDER = List.of(2, 0, 3);

  private final Drawing drawing =
      new Drawing(WIDTH, HEIGHT, "Where the links of the four layouts lie in memory");

  private MemoryLayouts() {}

  /** Draws the picture, as a file in the format SVG. */
  public static String draw() {
    MemoryLayouts picture = new MemoryLayouts();
    picture.node(24);
    picture.drawing.separator(226);
    picture.flat(250);
    picture.drawing.separator(376);
    picture.array(400);
    picture.drawing.separator(546);
    picture.indexed(570);
    return picture.drawing.svg();
  }

  private void node(int y) {
    drawing.heading(y, "node", "a Link object for each element and list");
    int links = y + 36;
    int elements = y + 130;
    drawing.object(LIST, links, LIST_WIDTH, "sentinel", "next, previous", "list");
    drawing.object(LIST, elements, LIST_WIDTH, "list", "sentinel");
    drawing.arrow(Line.REFERENCE, vertical(LIST + LIST_WIDTH / 2, elements, links + 60));
    for (int i = 0; i < ELEMENTS.size(); i++) {
      int x = ELEMENTS.get(i);
      drawing.object(x, links, ELEMENT_WIDTH, "Link", "next, previous", "element, list");
      drawing.object(x, elements, ELEMENT_WIDTH, "element " + NAMES.get(i), "liveLink");
      drawing.arrow(Line.REFERENCE, vertical(x + 40, elements, links + 60));
      drawing.arrow(Line.REFERENCE, vertical(x + 80, links + 60, elements));
    }
    drawing.label(ELEMENTS.get(0) + 34, links + 82, "liveLink");
    drawing.remark(ELEMENTS.get(0) + 86, links + 82, "element");
    chain(links);
    drawing.remark(LIST, elements + 62, "Each Link refers to its list.");
  }

  private void flat(int y) {
    drawing.heading(y, "flat", "the element itself is the node");
    int row = y + 36;
    drawing.object(LIST, row, LIST_WIDTH, "list", "first", "last");
    for (int i = 0; i < ELEMENTS.size(); i++) {
      drawing.object(
          ELEMENTS.get(i),
          row,
          ELEMENT_WIDTH,
          "element " + NAMES.get(i),
          "liveNext, livePrev",
          "liveList");
    }
    chain(row);
    drawing.remark(LIST, row + 80, "Each liveList refers to the list.");
  }

  private void array(int y) {
    drawing.heading(y, "array", "references in an array with holes; the element knows its slot");
    int cells = y + 30;
    int elements = cells + CELL_HEIGHT + 26;
    drawing.object(LIST, elements, LIST_WIDTH, "list", "slots, first = 0, end = 4");
    drawing.arrow(
        Line.REFERENCE,
        "M" + (LIST + LIST_WIDTH / 2) + " " + elements + " V" + (cells + 12) + " H" + ARRAY_START);
    for (int slot = 0; slot < SLOTS; slot++) {
      String hole = slot == HOLE ? "hole" : "";
      drawing.cell(ARRAY_START + slot * SLOT_WIDTH, cells, SLOT_WIDTH, CELL_HEIGHT, hole);
    }
    for (int i = 0; i < ELEMENTS.size(); i++) {
      int slot = i < HOLE ? i : i + 1;
      int x = ELEMENTS.get(i);
      drawing.object(
          x,
          elements,
          ELEMENT_WIDTH,
          "element " + NAMES.get(i),
          "liveIndex = " + (slot + 1),
          "live");
      int from = ARRAY_START + slot * SLOT_WIDTH + SLOT_WIDTH / 2;
      int to = x + ELEMENT_WIDTH / 2;
      drawing.arrow(
          Line.REFERENCE,
          "M"
              + from
              + " "
              + (cells + CELL_HEIGHT)
              + " V"
              + (elements - 14)
              + " H"
              + to
              + " V"
              + elements);
    }
    drawing.remark(LIST, elements + 58, "Each live refers to the list.");
  }

  private void indexed(int y) {
    drawing.heading(
        y, "indexed", "ints in arrays beside the pool; the element knows its slot alone");
    int slots = y + 64;
    drawing.object(
        LIST,
        slots,
        LIST_WIDTH,
        "list",
        "first = " + ORDER.get(0),
        "last = " + ORDER.get(ORDER.size() - 1),
        "id = " + LIST_ID);
    List<String> rows = List.of("slot", "next", "previous", "list id", "objects");
    for (int row = 0; row < rows.size(); row++) {
      int top = slots + row * CELL_HEIGHT;
      drawing.label(FIRST_SLOT - 10, top + CELL_HEIGHT / 2 + 4, rows.get(row));
      for (int slot = 0; slot < SLOTS; slot++) {
        String value = value(rows.get(row), slot);
        drawing.cell(FIRST_SLOT + slot * SLOT_WIDTH, top, SLOT_WIDTH, CELL_HEIGHT, value);
      }
    }
    hops(slots);
    int elements = slots + rows.size() * CELL_HEIGHT + 26;
    for (int slot = 0; slot < SLOTS; slot++) {
      int x = FIRST_SLOT + slot * SLOT_WIDTH;
      int index = ORDER.indexOf(slot);
      drawing.object(
          x + 4,
          elements,
          SLOT_WIDTH - 8,
          index < 0 ? "free" : "element " + NAMES.get(index),
          "slot = " + slot);
      drawing.arrow(Line.REFERENCE, vertical(x + SLOT_WIDTH / 2, elements - 30, elements));
    }
    int legend = elements + 18;
    drawing.arrow(Line.REFERENCE, horizontal(LIST, LIST + 40, legend - 4));
    drawing.remark(LIST + 48, legend, "a reference");
    drawing.arrow(Line.NUMBER, horizontal(LIST, LIST + 40, legend + 16));
    drawing.remark(LIST + 48, legend + 20, "a number, no reference");
  }

  /** What an array has for a slot. */
  private static String value(String array, int slot) {
    int index = ORDER.indexOf(slot);
    return switch (array) {
      case "slot" -> Integer.toString(slot);
      case "objects" -> "";
      case "list id" -> index < 0 ? "none" : Integer.toString(LIST_ID);
      case "next" -> index < 0 ? "" : slotAt(index + 1);
      case "previous" -> index < 0 ? "" : slotAt(index - 1);
      default -> throw new IllegalArgumentException(array);
    };
  }

  private static String slotAt(int index) {
    return index >= 0 && index < ORDER.size() ? Integer.toString(ORDER.get(index)) : "-1";
  }

  /** The way of a pass: from the list to the first slot, and on. */
  private void hops(int y) {
    drawing.arrow(
        Line.NUMBER,
        "M" + (LIST + LIST_WIDTH / 2) + " " + y + " V" + (y - 36) + " H" + middle(0) + " V" + y);
    for (int i = 0; i + 1 < ORDER.size(); i++) {
      int height = y - 12 * (i + 1);
      int from = middle(i) - 14;
      int to = middle(i + 1) + 14;
      drawing.arrow(Line.NUMBER, "M" + from + " " + y + " V" + height + " H" + to + " V" + y);
    }
  }

  private static int middle(int index) {
    return FIRST_SLOT + ORDER.get(index) * SLOT_WIDTH + SLOT_WIDTH / 2;
  }

  /** The references from the list to both ends, and between neighbours. */
  private void chain(int y) {
    int last = ELEMENTS.size() - 1;
    drawing.arrow(Line.REFERENCE, horizontal(LIST + LIST_WIDTH, ELEMENTS.get(0), y + 34));
    for (int i = 0; i < last; i++) {
      there(i, y + 26);
      back(i, y + 42);
    }
    int target = ELEMENTS.get(last) + ELEMENT_WIDTH / 2;
    drawing.arrow(
        Line.REFERENCE,
        "M" + (LIST + LIST_WIDTH / 2) + " " + y + " V" + (y - 14) + " H" + target + " V" + y);
  }

  private void there(int index, int y) {
    int from = ELEMENTS.get(index) + ELEMENT_WIDTH;
    drawing.arrow(Line.REFERENCE, horizontal(from, ELEMENTS.get(index + 1), y));
  }

  private void back(int index, int y) {
    int to = ELEMENTS.get(index) + ELEMENT_WIDTH;
    drawing.arrow(Line.REFERENCE, horizontal(ELEMENTS.get(index + 1), to, y));
  }

  private static String horizontal(int from, int to, int y) {
    return "M" + from + " " + y + " H" + to;
  }

  private static String vertical(int x, int from, int to) {
    return "M" + x + " " + from + " V" + to;
  }
}
