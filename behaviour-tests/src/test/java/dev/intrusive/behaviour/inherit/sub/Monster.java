package dev.intrusive.behaviour.inherit.sub;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.behaviour.inherit.Actor;
import org.jspecify.annotations.Nullable;

/** A host that inherits a list of the node layout and adds one of the flat layout. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Monster extends Actor {

  @IntrusiveLink("horde")
  @Nullable Monster hordePrevious;

  @IntrusiveLink("horde")
  @Nullable Monster hordeNext;

  @IntrusiveLink("horde")
  @Nullable MonsterHorde horde;

  /** Creates a monster. */
  public Monster(int id) {
    super(id);
  }

  @Override
  public Monster copy() {
    return (Monster) super.copy();
  }
}
