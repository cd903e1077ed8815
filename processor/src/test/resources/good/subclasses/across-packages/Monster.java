package game.monsters;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import game.GameObjectMainList;
import game.creatures.Creature;

public class Monster extends Creature {
  @IntrusiveLink("hunters") final Link<Monster> mainLink = new Link<>();
  final GameObjectMainList<String> all = new GameObjectMainList<>();
  final MonsterHunters hunters = new MonsterHunters();

  void join() {
    all.add(this);
    hunters.add(this);
    MonsterLinks.unlinkAll(this);
  }
}
