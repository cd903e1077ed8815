package engine;

import dev.intrusive.*;

public class Engine {
  public abstract static class Entity<T extends Comparable<T>> {
    @PoolSlot
    @IntrusiveLink({"awake", "asleep"})
    public int slot;

    @IntrusiveLink("team")
    final Link<Entity<T>> teamLink = new Link<>();
  }
}
