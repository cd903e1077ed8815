package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

class GameObject<T> {
  @IntrusiveLink("mainList") final Link<GameObject<T>> mainLink = new Link<>();
}

class Creature<T> extends GameObject<T> {}

class Monster extends Creature<String> {
  @IntrusiveLink("mainList") Monster prev; // error: ListNameDuplicate
  @IntrusiveLink("mainList") Monster next;
  @IntrusiveLink("mainList") MonsterMainList owner;
}
