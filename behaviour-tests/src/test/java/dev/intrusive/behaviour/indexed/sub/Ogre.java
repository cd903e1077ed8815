package dev.intrusive.behaviour.indexed.sub;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.Pooled;
import dev.intrusive.behaviour.indexed.Entity;

/** A pooled host that inherits indexed lists and adds one of the node layout. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public class Ogre extends Entity {

  @IntrusiveLink("horde")
  final Link<Ogre> hordeLink = new Link<>();

  @Override
  public Ogre copy() {
    return (Ogre) super.copy();
  }
}
