package game.monsters;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import game.GameObject;

public class Monster extends GameObject {
  @IntrusiveLink("mainList") final Link<Monster> monsterLink = new Link<>(); // error: ListNameDuplicate
}
