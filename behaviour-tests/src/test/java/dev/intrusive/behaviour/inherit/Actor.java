package dev.intrusive.behaviour.inherit;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A host that others extend. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public abstract class Actor implements Cloneable {

  private final int id;

  @IntrusiveLink("cast")
  final Link<Actor> castLink = new Link<>();

  /** Creates an actor. */
  protected Actor(int id) {
    this.id = id;
  }

  /** The number that tests know it by. */
  public int id() {
    return id;
  }

  /** A copy as {@code clone()} makes it. */
  public Actor copy() {
    try {
      return (Actor) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "actor " + id;
  }
}
