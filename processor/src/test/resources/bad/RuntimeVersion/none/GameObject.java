package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

class GameObject {
  @IntrusiveLink("mainList") final Link<GameObject> mainLink = new Link<>();
  final GameObjectMainList children = new GameObjectMainList();
}

class Monster {
  @IntrusiveLink("hunters") final Link<Monster> link = new Link<>();
}

@Pooled
class Bullet { // error: RuntimeVersion
  @PoolSlot int slot;

  @OnEmplace
  void init(BulletPool pool) {}
}
