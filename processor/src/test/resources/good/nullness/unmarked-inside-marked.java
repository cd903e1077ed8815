package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

@NullMarked
class World {
  @NullUnmarked
  static class Entity {
    @IntrusiveLink("mainList") final Link<Entity> mainLink = new Link<>();
  }
}
