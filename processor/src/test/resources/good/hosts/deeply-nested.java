package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class World {
  public interface Region {
    class Cell {
      public enum Kind {
        ROCK;

        protected static class Item<T extends Item<T>> {
          @IntrusiveLink("items") final Link<Item<T>> link = new Link<>();
          @IntrusiveLink("flat") Item<T> prev, next;
          @IntrusiveLink("flat") World_Region_Cell_Kind_ItemFlat<T> owner;
        }
      }
    }
  }

  record Point(int x) {
    static class Mark {
      @IntrusiveLink("marks") final Link<Mark> link = new Link<>();
    }
  }
}
