package strict;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Moves some boxes, in one thread. */
public final class Boxes {
  private Boxes() {}

  /** Moves them. */
  public static void main(String[] args) {
    BoxPool<@Nullable String> pool = new BoxPool<>(2);
    Box<@Nullable String> empty = pool.emplace("empty", null);
    Box<@Nullable String> full = pool.emplace("full", "tea");
    BoxShelf<@Nullable String> shelf = new BoxShelf<>();
    BoxRow<@Nullable String> row = new BoxRow<>();
    BoxPile<@Nullable String> pile = new BoxPile<>();
    BoxLightest<@Nullable String> lightest =
        new BoxLightest<>(Comparator.comparingInt(box -> box.label.length()));
    BoxByLabel<@Nullable String> byLabel = new BoxByLabel<>();
    shelf.add(empty);
    shelf.addFirst(full);
    row.add(empty);
    row.add(full);
    row.sort(Comparator.comparing((Box<@Nullable String> box) -> box.label).reversed());
    pile.add(empty);
    pile.add(full);
    pile.moveToFirst(full);
    lightest.add(empty);
    lightest.add(full);
    byLabel.add(full);
    byLabel.add(empty);
    System.out.println(shelf + " " + row + " " + pile + " " + lightest.peek());
    Box<@Nullable String> found = byLabel.get("full");
    if (found != null) {
      System.out.println(found.content + " " + BoxLinks.shelfOf(found) + " " + row.next(found));
    }
    try {
      shelf.add(full);
    } catch (IllegalStateException e) {
      System.out.println("linked already");
    }
    pile.forEach(
        box -> {
          if (box == full) {
            pool.release(box);
          }
        });
    System.out.println(shelf + " " + row + " " + pile + " " + lightest + " " + byLabel);
    System.out.println(pool.liveCount() + " " + BoxLinks.unlinkAll(empty));
    pool.release(empty);
    try {
      pool.release(empty);
    } catch (IllegalStateException e) {
      System.out.println("released already");
    }
    System.out.println(pool.emplace("new", "milk") + " " + BoxLinks.isLinked(empty));
  }
}
