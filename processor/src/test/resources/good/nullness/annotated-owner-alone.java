package game;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class World {
  static class GameObject {
    @IntrusiveLink("flat") @Nullable GameObject prev;
    @IntrusiveLink("flat") World.@Nullable GameObject next;
    @IntrusiveLink("flat") @Nullable World_GameObjectFlat owner;
  }
}
