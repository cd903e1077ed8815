package dev.intrusive.benchmarks.picture;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.benchmarks.picture.Drawing.Line;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The picture of a pass whose actions change the list. A real list does what it shows. */
public final class PassTimeline {

  /** The name of the file. */
  public static final String FILE = "pass.svg";

  private static final int WIDTH = 760;
  private static final int FIRST_ROW = 46;
  private static final int ROW_HEIGHT = 46;
  private static final int CELL_HEIGHT = 24;
  private static final int CELL_WIDTH = 44;
  private static final int GAP = 8;
  private static final int ACTION = 100;
  private static final int CELLS = 380;

  /** An element of the list. */
  static final class Letter {

    @IntrusiveLink("word")
    final Link<Letter> wordLink = new Link<>();

    final String name;

    Letter(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * A visit.
   *
   * @param element which element is visited
   * @param action what its action does
   * @param list the list afterwards
   * @param visited the elements that have been visited since they were inserted
   */
  private record Visit(Letter element, String action, List<Letter> list, Set<Letter> visited) {}

  private final PassTimeline_LetterWord word = new PassTimeline_LetterWord();
  private final Letter a = new Letter("a");
  private final Letter b = new Letter("b");
  private final Letter c = new Letter("c");
  private final Letter d = new Letter("d");
  private final Letter e = new Letter("e");
  private final Letter x = new Letter("x");
  private final Set<Letter> visited = new HashSet<>();
  private final List<Visit> visits = new ArrayList<>();

  private PassTimeline() {}

  /** Draws the picture, as a file in the format SVG. */
  public static String draw() {
    PassTimeline timeline = new PassTimeline();
    timeline.run();
    return timeline.picture();
  }

  private void run() {
    word.addAll(List.of(a, b, c, d, e));
    word.forEach(
        letter -> {
          visited.add(letter);
          String action = act(letter);
          visits.add(new Visit(letter, action, List.copyOf(word), Set.copyOf(visited)));
        });
  }

  /** Changes the list, and returns in words how. */
  private String act(Letter letter) {
    if (letter == b) {
      word.remove(b);
      word.insertBefore(c, x);
      return "removes b, inserts x into the gap";
    }
    if (letter == x) {
      word.remove(d);
      return "removes d, which is not visited";
    }
    if (letter == c) {
      word.moveToLast(a);
      visited.remove(a);
      return "moves a to the end: it is visited again";
    }
    return "changes nothing";
  }

  private String picture() {
    int height = FIRST_ROW + ROW_HEIGHT * (visits.size() + 1) + 10;
    Drawing drawing = new Drawing(WIDTH, height, "A pass whose actions change the list");
    drawing.remark(20, 24, "current");
    drawing.remark(ACTION, 24, "its action");
    drawing.remark(CELLS, 24, "the list afterwards, and the position of the pass");
    for (int i = 0; i < visits.size(); i++) {
      Visit visit = visits.get(i);
      int y = FIRST_ROW + ROW_HEIGHT * i;
      drawing.remark(20, y + 28, visit.element().name);
      drawing.remark(ACTION, y + 28, visit.action());
      List<Letter> list = visit.list();
      for (int j = 0; j < list.size(); j++) {
        int left = CELLS + j * (CELL_WIDTH + GAP);
        String name = list.get(j).name;
        if (visit.visited().contains(list.get(j))) {
          drawing.markedCell(left, y + 12, CELL_WIDTH, CELL_HEIGHT, name);
        } else {
          drawing.cell(left, y + 12, CELL_WIDTH, CELL_HEIGHT, name);
        }
      }
      int next = i + 1 < visits.size() ? list.indexOf(visits.get(i + 1).element()) : list.size();
      int position = CELLS + next * (CELL_WIDTH + GAP) - GAP / 2;
      drawing.arrow(Line.REFERENCE, "M" + position + " " + y + " V" + (y + 12 + CELL_HEIGHT));
    }
    int legend = FIRST_ROW + ROW_HEIGHT * visits.size() + 6;
    drawing.markedCell(CELLS, legend, CELL_WIDTH, CELL_HEIGHT, "");
    drawing.remark(CELLS + CELL_WIDTH + GAP, legend + 16, "visited");
    return drawing.svg();
  }
}
