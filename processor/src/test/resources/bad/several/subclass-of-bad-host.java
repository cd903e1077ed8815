package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject {
  @IntrusiveLink("mainList") private final Link<GameObject> link = new Link<>(); // error: IntrusiveLinkPrivate
}

class Monster extends GameObject {
  @IntrusiveLink("hunters") final Link<Monster> hunterLink = new Link<>();
  final MonsterHunters hunters = new MonsterHunters();
}
