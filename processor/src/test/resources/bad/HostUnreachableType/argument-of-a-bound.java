package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.List;

class World {
  private static class Secret {}

  static class Entity<T extends Comparable<T> & List<? super Secret[]>> { // error: HostUnreachableType
    @IntrusiveLink("mainList") final Link<Entity<T>> link = new Link<>();
  }
}
