package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

public class World {
  public static class Entity {
    @IntrusiveLink("entities")
    final Link<Entity> link = new Link<>();

    static class Part {
      @IntrusiveLink("parts")
      Part prev;

      @IntrusiveLink("parts")
      Part next;

      @IntrusiveLink("parts")
      World_Entity_PartParts owner;
    }
  }
}
