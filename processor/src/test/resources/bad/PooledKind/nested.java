package game;

import dev.intrusive.*;

class World {
  @Pooled
  enum B { // error: PooledKind
    ONE;

    @IntrusiveLink("list") final Link<B> link = new Link<>();
    World_BList owner;
  }
}
